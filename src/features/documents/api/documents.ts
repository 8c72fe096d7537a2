/** The API lists the same documents as the portal; docs/api.md documents it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { portalDocuments } from "../documents-view.server.ts";
import { readDocumentList } from "../list-screen.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, next, filter } = await readDocumentList(portalDocuments, route);
  const { withdrawn: _, ...shown } = counts;
  return noStoreJson({ documents: rows, counts: shown, filter, next });
}
