import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { lookUpFile, nothing, storedFileResponse } from "#platform/http/file-response.server.ts";
import { enterDocument } from "./detail.server.ts";
import type { DocumentsView } from "./documents-view.ts";
import { findDocumentFile } from "./find-document.server.ts";
import { recordDocumentAccess } from "./record-access.server.ts";

const asked = z.object({
  version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  download: z.catch(z.optional(z.literal("yes")), undefined),
});

/** The content of a version, the current one without `?version=`; who gets it is recorded. */
export async function documentFileResponse(
  view: DocumentsView,
  route: RouteRequest,
  rawId?: string,
): Promise<Response> {
  const { actor, id, db } = await enterDocument(view, route, rawId);
  const query = z.safeParse(asked, Object.fromEntries(new URL(route.request.url).searchParams));
  if (!query.success) return nothing();
  const { version, download } = query.data;
  const file = await lookUpFile(route, () => findDocumentFile(db, actor, id, version));
  if (file === undefined) return nothing();
  // Recorded before the first byte leaves, so that it is known even if the server ends meanwhile.
  if (route.request.method === "GET")
    await recordDocumentAccess(db, actor, file.versionId, download ? "downloaded" : "opened");
  return storedFileResponse(route, actor, file, download ? "download" : "preview");
}
