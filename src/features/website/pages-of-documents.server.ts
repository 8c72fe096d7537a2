import { type Page, pagesInAllLanguages, showsArticles } from "#content/pages.ts";
import { contentDocuments, documentsOfPage } from "#platform/document/content-documents.server.ts";
import { isArticleName } from "./article-documents.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";

/** Development has no build that knows the documents of each page, so any page may have any document. */
export function pagesThatShow(documents: readonly DocumentName[]): Page[] {
  const contents = contentDocuments();
  // Every page names the places where the company works.
  const changed = documents.includes("locations") ? [...documents, "places"] : documents;
  const articles = documents.filter(isArticleName);
  return pagesInAllLanguages().filter((page) => {
    if (page.onRequest) return false;
    if (articles.some((name) => showsArticle(page, name))) return true;
    if (contents === undefined) return articles.length < documents.length;
    const documentNames = documentsOfPage(page.routeId, contents);
    return changed.some((name) => documentNames.has(name));
  });
}

/** Its own page, that of its list, and that of all pages. */
const showsArticle = (page: Page, name: string): boolean =>
  page.article === undefined
    ? showsArticles(page) && (page.list === undefined || name.startsWith(`${page.list}/`))
    : page.article === name;
