/** What the list of the portal shows, for programs of the client; documented in docs/api.md. */
import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../client-documents.server.ts";
import { readDocumentList } from "../list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines, counts, next, filter } = await readDocumentList(clientDocuments, route);
  const { withdrawn: _, ...shown } = counts;
  return Response.json(
    { documents: lines, counts: shown, filter, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
