/** The form that takes a file of exported edits, with pictures or without. */
import { data } from "react-router";
import type { Database } from "#platform/database/client.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, filesContext } from "#platform/http/context.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { readUpload } from "#platform/http/upload.server.ts";
import { importAll } from "./change-website.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { bringEdits } from "./pictures/import-pictures.server.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

/** The limit of an archive with pictures; the form around it has its own at the door. */
const maxBytes = 100 * 1024 * 1024;

async function plannedDocuments(db: Database): Promise<Set<string>> {
  const documents = [...(await findWebsiteDocuments(db)).values()];
  return new Set(documents.filter(({ publishAt }) => publishAt).map(({ document }) => document));
}

export async function importByForm(route: RouteRequest) {
  const { actor, db } = await requireWebsiteEditor(route);
  const { queue } = route.context.get(appContext);
  const { files } = route.context.get(filesContext);
  const { errors } = websiteServerMessages(actor.language);
  const refuse = (status: number, faults: Record<string, string>, problem?: string) =>
    data<FormAnswer>(
      { form: "import", problem, errors: faults, values: {} },
      { status, headers: { "Cache-Control": "no-store" } },
    );
  const hasRoom = await files.hasRoom(Number(route.request.headers.get("content-length") ?? 0));
  const reading = await readUpload(route.request, files.incoming, hasRoom, maxBytes);
  if (!reading.ok)
    return refuse(reading.refusal.status, {}, reading.refusal.message(actor.language));
  try {
    const file = reading.upload.files.find(({ field }) => field === "edits");
    const brought =
      file === undefined || file.failure !== undefined
        ? undefined
        : await bringEdits({ db, files, queue }, actor, file);
    if (brought === undefined) return refuse(422, { edits: errors.file });
    const planned = await plannedDocuments(db);
    const isChanged = await importAll({ db }, actor, brought.documents);
    const stillPlanned = await plannedDocuments(db);
    const also = [...planned].every((name) => stillPlanned.has(name)) ? "" : "&also=unplanned";
    const step =
      brought.missing.length > 0 ? "import-partly" : isChanged ? "import" : "import-nothing";
    return redirectAfterPost(`/office/website?done=${step}${also}`);
  } finally {
    await reading.discard();
  }
}
