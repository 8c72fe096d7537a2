/** Which public pages show a document. */
import { type Page, pagesInAllLanguages } from "#content/pages.ts";
import { contentDocuments, documentsOfPage } from "#platform/document/content-documents.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";

/** In development every page may show every document: nothing was built that says so. */
export function pagesThatShow(documents: readonly DocumentName[]): Page[] {
  const known = contentDocuments();
  // Every page names the places where the company works.
  const changed = documents.includes("locations") ? [...documents, "places"] : documents;
  return pagesInAllLanguages().filter(({ routeId, onRequest }) => {
    if (onRequest) return false;
    if (known === undefined) return true;
    const shown = documentsOfPage(routeId, known);
    return changed.some((name) => shown.has(name));
  });
}
