import type { ActionFunctionArgs } from "react-router";
import { listText } from "#platform/format/list-text.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { titleOfDocument } from "../document-labels.ts";
import { websiteServerMessages } from "../messages.server.ts";
import { requireWebsiteEditor } from "../require-website-editor.server.ts";
import { addPicture, changePicture, deletePicture } from "./change-pictures.server.ts";
import { newPictureForm, pictureForm } from "./picture-form.server.ts";
import type { PictureUse } from "./picture-uses.server.ts";
import { idOfPicture } from "./read-pictures.server.ts";

const path = "/office/website/pictures";

export async function addByForm(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const { queue } = route.context.get(appContext);
  const { errors, alreadyReceived } = websiteServerMessages(actor.language).pictures;
  const problems = {
    "no-file": errors.noFile,
    "unknown-file": errors.fileGone,
    "too-small": errors.tooSmall,
  };
  const definition = {
    form: "picture",
    schema: newPictureForm(actor.language),
    echoed: ["title", "altEn", "altEs", "isDecorative"],
    sender: actor,
    takesPhotosAlone: true as const,
    actor,
    db,
    adds: () => ({ noun: "website-picture", question: alreadyReceived }),
  };
  return handleFormOnce(route, definition, async (fields, refuse, tx, fileIds) => {
    const result = await addPicture({ db: tx, queue }, actor, fields, fileIds);
    if (result.ok) return redirectAfterPost(`${path}/${result.id}?done=picture-added`);
    if (result.reason === "not-allowed") throw notFound();
    return refuse(422, { photos: problems[result.reason] });
  });
}

export async function handlePictureForm(route: ActionFunctionArgs) {
  const { actor, db } = await requireWebsiteEditor(route);
  const { queue } = route.context.get(appContext);
  const id = idOfPicture(route);
  const { errors } = websiteServerMessages(actor.language).pictures;
  const definition = {
    form: "picture",
    schema: pictureForm(actor.language),
    echoed: ["step", ...fieldNames],
  };
  return handleForm(route, definition, async (form, refuse, _, sent) => {
    if (form.step === "delete") {
      const result = await deletePicture({ db }, actor, id, Number(form.told));
      if (result.ok) return redirectAfterPost(`${path}?done=picture-deleted`);
      if (result.reason === "in-use")
        return refuse(409, errors.inUse({ documents: titlesOf(result.uses, actor.language) }));
      if (result.reason === "unseen-uses") return refuse(409, errors.unseenUses);
      throw notFound();
    }
    const { step: _step, ...fields } = form;
    const result = await changePicture({ db, queue }, actor, id, fields, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}/${id}?done=picture-changed`);
    if (result.reason === "edited-by-both") return refuseEdit(refuse, result, textsIn(sent));
    if (result.reason === "needs-words") {
      const documents = titlesOf(result.uses, actor.language);
      return refuse(422, { isDecorative: errors.needsWords({ documents }) });
    }
    throw notFound();
  });
}

const fieldNames = [
  "title",
  "altEn",
  "altEs",
  "isDecorative",
  "cropSize",
  "cropLeft",
  "cropTop",
  "focusLeft",
  "focusTop",
] as const;

/** An unticked box is not sent. */
const textsIn = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    fieldNames.map((name) => [name, typeof sent[name] === "string" ? sent[name] : ""]),
  );

const titlesOf = (uses: readonly PictureUse[], language: Language): string =>
  listText(new Set(uses.map(({ document }) => titleOfDocument(document, language))), language);
