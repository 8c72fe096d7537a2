import { and, eq, gt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { requireDocument } from "./detail-screen.server.ts";
import type { DocumentsView } from "./document-filter.ts";
import { findDocumentFile } from "./find-document.server.ts";
import { documentAccesses } from "./tables/documents.ts";

/** Viewers ask for a document in many pieces, and again while somebody reads. */
const oneReading = sql`interval '10 minutes'`;

/** Records that the actor has the content; the caller has checked that they may. */
export async function recordDocumentAccess(
  db: Database,
  { accountId }: Actor,
  versionId: string,
  how: "opened" | "downloaded",
): Promise<void> {
  await db.transaction(async (tx) => {
    const same = and(
      eq(documentAccesses.versionId, versionId),
      eq(documentAccesses.accountId, accountId),
      eq(documentAccesses.how, how),
      gt(documentAccesses.at, sql`now() - ${oneReading}`),
    );
    if ((await tx.$count(documentAccesses, same)) > 0) return;
    await tx.insert(documentAccesses).values({ id: newId(), versionId, accountId, how });
  });
}

const versionQuery = z.object({
  version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  download: z.catch(z.optional(z.literal("yes")), undefined),
});

/** The content of a version, the current one without `?version=`; who gets it is recorded. */
export async function documentFileResponse(
  view: DocumentsView,
  route: RouteRequest,
  rawId?: string,
): Promise<Response> {
  const { actor, id, db } = await requireDocument(view, route, rawId);
  const query = z.safeParse(
    versionQuery,
    Object.fromEntries(new URL(route.request.url).searchParams),
  );
  if (!query.success) return nothing();
  const { version, download } = query.data;
  const file = await lookUpFile(route, () => findDocumentFile(db, actor, id, version));
  if (file === undefined) return nothing();
  // Recorded before the first byte leaves, so that it is known even if the server ends meanwhile.
  if (route.request.method === "GET")
    await recordDocumentAccess(db, actor, file.versionId, download ? "downloaded" : "opened");
  return storedFileResponse(route, actor, file, download ? "download" : "preview");
}
