/** What can be done on the page of a document. */
import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { addVersion } from "#domain/documents/add-document.ts";
import {
  acknowledgeDocument,
  changeDays,
  withdrawDocument,
} from "#domain/documents/change-document.ts";
import { dayFields, inOrder, withdrawReason } from "#domain/documents/document-form.ts";
import type { DocumentStepResult } from "#domain/documents/lock-document.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { enterDocument } from "./detail.server.ts";
import type { DocumentsRoom } from "./documents-room.ts";

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("acknowledge"), versionId: z.uuid() }),
  z.object({ step: z.literal("version"), ...dayFields }).check(inOrder),
  z.object({ step: z.literal("days"), ...dayFields }).check(inOrder),
  z.object({ step: z.literal("withdraw"), reason: withdrawReason }),
]);

type StepForm = z.infer<typeof schema>;

/** What the page says afterwards. */
const done = { acknowledge: "acknowledged", version: "version", days: "days" } as const;

export async function takeDocumentStep(room: DocumentsRoom, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await enterDocument(room, route, rawId);
  const echoed = ["step", "validFrom", "validUntil", "reason"];
  const definition = { form: "step", schema, echoed, sender: actor };
  return takeForm(route, definition, async (fields, refuse, fileIds) => {
    const result = await run({ db, queue }, actor, id, fields, fileIds);
    const said = fields.step === "withdraw" ? "withdrawn" : done[fields.step];
    if (result.ok) return goOn(`${room.path}/${id}?done=${said}`);
    switch (result.reason) {
      case "not-found":
      case "not-allowed":
        throw new Response(null, { status: 404 });
      case "no-file":
        return refuse(422, { photos: "Please add the file, one PDF or picture" });
      case "unknown-file":
        return refuse(422, { photos: "The file is gone by now. Please add it again." });
      case "wrong-state":
        return refuse(409, "The document has changed meanwhile. Please read it as it is now.");
    }
  });
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  fields: StepForm,
  fileIds: readonly string[],
): Promise<DocumentStepResult> {
  switch (fields.step) {
    case "acknowledge":
      return acknowledgeDocument(context, actor, id, fields.versionId);
    case "version":
      return addVersion(context, actor, id, fields, fileIds);
    case "days":
      return changeDays(context, actor, id, fields);
    case "withdraw":
      return withdrawDocument(context, actor, id, fields.reason);
  }
}
