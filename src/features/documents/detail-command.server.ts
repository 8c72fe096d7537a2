/** What can be done on the page of a document. */
import * as z from "zod/mini";
import { dayWithYear } from "#platform/format/day-format.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { editorOf, refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addVersion } from "./add-document.server.ts";
import { acknowledgeDocument, changeDays, withdrawDocument } from "./change-document.server.ts";
import type { DocumentResult } from "./change-document-record.server.ts";
import { enterDocument } from "./detail.server.ts";
import { dayFields, inOrder, withdrawReason } from "./document-form.server.ts";
import type { DocumentsView } from "./documents-view.ts";
import { documentServerMessages } from "./messages.server.ts";

const commandForm = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({ step: z.literal("acknowledge"), versionId: z.uuid() }),
    z.object({ step: z.literal("version"), ...dayFields(language) }).check(inOrder(language)),
    z.object({ step: z.literal("days"), ...dayFields(language) }).check(inOrder(language)),
    z.object({ step: z.literal("withdraw"), reason: withdrawReason(language) }),
  ]),
);

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

/** What the page says afterwards. */
const done = { acknowledge: "acknowledged", version: "version", days: "days" } as const;

export async function handleDocumentForm(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await enterDocument(view, route, rawId);
  const echoed = ["step", "validFrom", "validUntil", "reason"];
  const schema = commandForm(actor.language);
  const definition = { form: "step", schema, echoed, sender: actor };
  const { errors, alreadyReceived } = documentServerMessages(actor.language);
  const adds = ({ step }: CommandForm) =>
    step === "version" ? { noun: "version", question: alreadyReceived.version } : undefined;
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds, sent) => {
      const seen = seenIn(sent);
      const result = await run({ db, queue }, actor, id, { fields, fileIds, seen });
      const doneText = fields.step === "withdraw" ? "withdrawn" : done[fields.step];
      if (result.ok) return redirectAfterPost(`${view.path}/${id}?done=${doneText}`);
      switch (result.reason) {
        case "edited-by-both":
          return refuseDays(refuse, result, fields, actor.language);
        case "not-found":
        case "not-allowed":
          throw new Response(null, { status: 404 });
        case "no-file":
          return refuse(422, { photos: errors.noFile });
        case "unknown-file":
          return refuse(422, { photos: errors.fileGone });
        case "wrong-state":
          return refuse(409, errors.changed);
      }
    },
  );
}

/** The version is no field of the form, so that a version added meanwhile gets its own sentence. */
function refuseDays(refuse: Refuse, result: EditRefusal, fields: CommandForm, language: Language) {
  const { versionMeanwhile } = documentServerMessages(language);
  const { version = "" } = result.stored;
  const person = editorOf(result.by, "version", language);
  if (fields.step === "version")
    return refuseEdit(
      refuse,
      result,
      {},
      { problem: versionMeanwhile.another({ person, version, next: Number(version) + 1 }) },
    );
  const { validFrom = "", validUntil = "" } = "validFrom" in fields ? fields : {};
  return refuseEdit(
    refuse,
    result,
    { validFrom, validUntil },
    {
      formatValue: (_, day) => dayWithYear(day, language),
      ...(result.both.includes("version") && {
        problem: versionMeanwhile.dates({ person, version }),
      }),
    },
  );
}

interface Sent {
  fields: CommandForm;
  fileIds: readonly string[];
  seen: Texts;
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  { fields, fileIds, seen }: Sent,
): Promise<DocumentResult | EditRefusal> {
  switch (fields.step) {
    case "acknowledge":
      return acknowledgeDocument(context, actor, id, fields.versionId);
    case "version":
      return addVersion(context, actor, id, fields, fileIds, seen);
    case "days":
      return changeDays(context, actor, id, fields, seen);
    case "withdraw":
      return withdrawDocument(context, actor, id, fields.reason);
  }
}
