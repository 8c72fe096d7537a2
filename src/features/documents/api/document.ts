/** One document as the portal shows it, with the addresses of its content. */
import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../client-documents.server.ts";
import { readDocument } from "../detail.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const document = await readDocument(clientDocuments, route, route.params.id);
  const { room, openings: _, mayChange: __, withdrawReason: ___, versions, ...shown } = document;
  const file = `${room.path}/${document.id}/file`;
  const addressed = versions.map((version) => ({
    ...version,
    file: `${file}?version=${version.number}&download=yes`,
  }));
  return Response.json(
    { ...shown, versions: addressed },
    { headers: { "Cache-Control": "no-store" } },
  );
}
