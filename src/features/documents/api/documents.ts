/** What the list of the portal shows, for programs of the client; documented in docs/api.md. */
import type { LoaderFunctionArgs } from "react-router";
import { portalDocuments } from "../documents-view.server.ts";
import { readDocumentList } from "../list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, next, filter } = await readDocumentList(portalDocuments, route);
  const { withdrawn: _, ...shown } = counts;
  return Response.json(
    { documents: rows, counts: shown, filter, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
