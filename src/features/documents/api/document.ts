/** One document as the portal shows it, with the addresses of its content. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readDocument } from "../detail-screen.server.ts";
import { portalDocuments } from "../documents-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const document = await readDocument(portalDocuments, route, route.params.id);
  const {
    view,
    accesses: _,
    mayChange: __,
    withdrawReason: ___,
    withdrawLanguage: ____,
    versions,
    history: story,
    ...shown
  } = document;
  const file = `${view.path}/${document.id}/file`;
  const addressed = versions.map((version) => ({
    ...version,
    file: `${file}?version=${version.number}&download=yes`,
  }));
  return noStoreJson({ ...shown, story, versions: addressed });
}
