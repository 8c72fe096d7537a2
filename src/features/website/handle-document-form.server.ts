import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import {
  refuseChangedSince,
  refuseEdit,
  seenIn,
  seenMarkIn,
} from "#platform/http/edited-by-both.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import {
  handleForm,
  type Refuse,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import { languages } from "#platform/language/language.ts";
import { moveArticle } from "./article-commands.server.ts";
import { isArticleName, listOf } from "./article-documents.server.ts";
import { bringBack, discardDraft, publishLater, saveDraft } from "./change-website.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { type PublicationResult, planChecked, publishChecked } from "./publish-checked.server.ts";
import { documentOf, requireWebsiteEditor } from "./require-website-editor.server.ts";
import { sameEdits } from "./stored-edits.ts";
import { findWebsiteDocument } from "./website-documents.server.ts";
import {
  faultsOf,
  sentTexts,
  withFirstDays,
  withListCommand,
  withProposedAddresses,
} from "./website-form.server.ts";

const schema = z.object({
  // Absent in the form with the texts, which saves them.
  step: z.optional(z.enum(["publish", "plan", "cancel-plan", "discard", "bring-back", "move"])),
  at: z._default(z.string(), ""),
  mark: z._default(z.string(), ""),
  version: z._default(z.string(), ""),
  slug: z._default(z.string(), ""),
});

/** Every page that shows the document is rendered once before it is published. */
export const publicationMs = 60_000;

export async function handleDocumentForm(route: RouteRequest) {
  const { actor, db, preview, log } = await requireWebsiteEditor(route);
  const document = documentOf(route);
  const path = pathOf(document);
  const { errors } = websiteServerMessages(actor.language);
  const publication = { db, actor, preview, log };
  const done = (step: string) => redirectAfterPost(`${path}&done=${step}`);
  const isPlanned = async () => Boolean((await findWebsiteDocument(db, document))?.publishAt);
  const editsNow = async () => {
    const row = await findWebsiteDocument(db, document);
    return row?.draft ?? row?.published ?? {};
  };
  const echoed = [...languages.map((language) => `${language}.`), "step", "at", "slug"];
  const definition = { form: "document", schema, echoed, answerWithinMs: publicationMs };
  return handleForm(route, definition, async (form, refuse, _, sent) => {
    const { step, mark } = form;
    if (step === undefined) {
      const changed = withListCommand(sentTexts(sent), sent.list);
      const today = Temporal.Now.plainDateISO(company.timeZone).toString();
      const texts = withProposedAddresses(document, withFirstDays(document, changed, today));
      const faults = faultsOf(document, texts, actor.language, Boolean(sent.list));
      if (Object.keys(faults).length > 0) return refuse(422, faults);
      const wasPlanned = await isPlanned();
      const before = await editsNow();
      const result = await saveDraft({ db }, actor, document, texts, seenIn(sent));
      if (result.ok && !sent.list && sameEdits(before, await editsNow())) return done("unchanged");
      if (result.ok) return done(wasPlanned && !(await isPlanned()) ? "save-unplanned" : "save");
      if (result.reason === "edited-by-both") return refuseEdit(refuse, result, texts);
      throw notFound();
    }
    if (step === "publish") {
      const result = await publishChecked(publication, [document], mark);
      return result.ok ? done(step) : refusePublication(refuse, result);
    }
    if (step === "plan") {
      const moment = plannedMoment(form.at);
      if (moment === undefined) return refuse(422, { at: errors.time });
      const result = await planChecked(publication, document, mark, moment);
      if (result.ok) return done(step);
      if (result.reason === "past") return refuse(422, { at: errors.time });
      return refusePublication(refuse, result);
    }
    if (step === "move") {
      const slug = form.slug.trim().toLowerCase();
      if (!isArticleName(document)) return refuse(409, errors.noDraft);
      const result = await moveArticle({ db }, actor, document, slug);
      if (!result.ok) return refuse(422, { slug: refusedAddress(result.reason, errors) });
      const moved = `${listOf(document)}/${slug}`;
      return redirectAfterPost(`${pathOf(moved)}&done=article-moved`);
    }
    if (step === "bring-back") {
      const isVersion = form.version === "shipped" || z.safeParse(z.uuid(), form.version).success;
      if (!isVersion) return refuse(409, errors.noVersion);
      const chosen = form.version === "shipped" ? undefined : form.version;
      const wasPlanned = await isPlanned();
      const result = await bringBack({ db }, actor, document, chosen, seenMarkIn(sent));
      if (!result.ok && result.reason === "changed-since")
        return refuseChangedSince(refuse, result);
      if (!result.ok) return refuse(409, errors.noVersion);
      return done(wasPlanned && !(await isPlanned()) ? "bring-back-unplanned" : step);
    }
    const result =
      step === "cancel-plan"
        ? await publishLater({ db }, actor, document, null)
        : await discardDraft({ db }, actor, document, seenMarkIn(sent));
    if (!result.ok && result.reason === "changed-since") return refuseChangedSince(refuse, result);
    return result.ok ? done(step) : refuse(409, errors.noDraft);
  });
}

const pathOf = (name: string) => `/office/website/document?name=${encodeURIComponent(name)}`;

function refusedAddress(
  reason: string,
  errors: ReturnType<typeof websiteServerMessages>["errors"],
): string {
  if (reason === "taken") return errors.slugTaken;
  return reason === "published" ? errors.addressPublished : errors.slug;
}

/** Explains why nothing was published. */
export function refusePublication(
  refuse: Refuse,
  result: Exclude<PublicationResult, { ok: true }>,
) {
  const { errors } = websiteServerMessages(refuse.language);
  if (result.reason === "breaks") return refuse(422, errors.breaks({ page: result.page }));
  if (result.reason === "nothing-to-read") return refuse(422, errors.nothingToRead);
  return refuse(409, result.reason === "draft-changed" ? errors.draftChanged : errors.noDraft);
}

/** A day and a time by the company's clock. */
function plannedMoment(text: string): Date | undefined {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  try {
    const moment = Temporal.PlainDateTime.from(text).toZonedDateTime(company.timeZone);
    return new Date(moment.epochMilliseconds);
  } catch {
    return undefined;
  }
}
