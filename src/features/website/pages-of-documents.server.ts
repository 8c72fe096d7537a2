/** Which public pages show a document. */
import { type Page, pagesInAllLanguages } from "#content/pages.ts";
import { contentDocuments, documentsOfPage } from "#platform/document/content-documents.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";

/** In development every page may show every document: nothing was built that says so. */
export function pagesThatShow(documents: readonly DocumentName[]): Page[] {
  const known = contentDocuments();
  return pagesInAllLanguages().filter(({ path, onRequest }) => {
    if (onRequest) return false;
    if (known === undefined) return true;
    const shown = documentsOfPage(path, known);
    return documents.some((name) => shown.has(name));
  });
}
