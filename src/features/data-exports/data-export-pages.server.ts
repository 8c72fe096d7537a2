/** The page that lists archives, and the download of an archive. */

import { Readable } from "node:stream";
import * as z from "zod/mini";
import { companyMoment } from "#platform/document/moment.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, filesContext, requestContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import { goToArea, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import {
  deleteDataExport,
  listDataExports,
  openDataExport,
  recordDownload,
  requestDataExport,
} from "./data-export-commands.server.ts";
import { dataExportServerMessages } from "./messages.server.ts";

const path = "/office/export";
const noStore = { "Cache-Control": "private, no-store" };

/** @throws 404 for who may not enter */
async function requireDataExporter(route: RouteRequest) {
  const actor = await requireStaff(route, "data.export");
  return { actor, ...route.context.get(appContext) };
}

const bytesAMegabyte = 1024 * 1024;

export async function readDataExports(route: RouteRequest) {
  const { actor, db } = await requireDataExporter(route);
  const { language } = actor;
  const rows = await listDataExports(db, actor);
  return {
    isUnderWay: rows.some(({ state }) => state === "waiting" || state === "working"),
    rows: rows.map((row) => ({
      id: row.id,
      state: row.state,
      problem: row.problem,
      requestedByName: row.requestedByName,
      requested: companyMoment(row.requestedAt, language),
      until: row.expiresAt && companyMoment(row.expiresAt, language),
      megabytes: Math.max(1, Math.round(row.bytes / bytesAMegabyte)),
      missingFiles: row.missingFiles,
      done: row.done,
      total: row.total,
    })),
  };
}

export type DataExportsData = Awaited<ReturnType<typeof readDataExports>>;

const commandForm = z.discriminatedUnion("step", [
  z.object({ step: z.literal("request") }),
  z.object({ step: z.literal("delete"), id: z.uuid() }),
]);

export async function handleDataExportForm(route: RouteRequest) {
  const { actor, db, queue } = await requireDataExporter(route);
  const definition = { form: "data-export", schema: commandForm, echoed: ["step"] };
  return handleFormOnce(route, { ...definition, actor, db }, async (fields, refuse, db) => {
    const { problems } = dataExportServerMessages(actor.language);
    if (fields.step === "delete") {
      const deleted = await deleteDataExport({ db, queue }, actor, fields.id);
      return deleted.ok ? redirectAfterPost(path) : refuse(409, problems.gone);
    }
    const requested = await requestDataExport({ db, queue }, actor);
    if (requested.ok) return redirectAfterPost(path);
    return requested.reason === "confirm-first"
      ? refuseUntilConfirmed(refuse)
      : refuse(409, problems[requested.reason]);
  });
}

/** Piece by piece out of the store; who takes it is in the audit before the first byte leaves. */
export async function archiveResponse(
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const { actor, db } = await requireDataExporter(route);
  const { files } = route.context.get(filesContext);
  const id = z.safeParse(z.uuid(), rawId);
  const dataExport = id.success ? await openDataExport(db, actor, id.data) : undefined;
  if (dataExport === undefined) return notFound();
  if (dataExport === "confirm-first") return goToArea(withNext("/account/confirm", path));
  const { row, parts } = dataExport;
  const { log } = route.context.get(requestContext);
  const day = row.requestedAt.toISOString().slice(0, 10);
  const headers = {
    ...noStore,
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="everything-${day}.zip"`,
    "Content-Length": String(row.bytes),
    "X-Content-Type-Options": "nosniff",
  };
  if (route.request.method === "HEAD") return new Response(null, { headers });
  await recordDownload(db, actor, row.id);
  log.info({ export: row.id, account: actor.accountId }, "archive opened");
  const content = Readable.from(piecesOf(files, parts), { objectMode: false });
  // Node's own type of web streams and that of the browser differ in name only.
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers });
}

async function* piecesOf(
  { store }: FileStorage,
  parts: readonly { id: string; sha256: string }[],
): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const content = await store.open(keyOf(part));
    if (content === undefined) throw new Error(`a piece of an archive is missing: ${keyOf(part)}`);
    yield* content;
  }
}
