/** Which pages another snapshot changes: those of articles, of their lists, and of all pages. */

import type { ShownArticle } from "#content/articles.ts";
import { type ContentEdits, contentEdits } from "#content/content-edits.ts";
import { type Page, pagesInAllLanguages, showsArticles } from "#content/pages.ts";
import { articleAt, articlesIn, relatedTo } from "#content/shown-articles.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";

/** @param pictures names of uploaded ones that are new, look otherwise, or are gone: texts may show them */
export function changedArticlePages(
  before: ContentEdits,
  after: ContentEdits,
  pictures: readonly string[],
): string[] {
  if (before.articles === after.articles) return [];
  const earlier = renderWithEdits(whatPagesShow, before);
  const later = renderWithEdits(whatPagesShow, after);
  return [...later].flatMap(([path, shown]) =>
    earlier.get(path) === shown && !pictures.some((name) => refersTo(shown, name)) ? [] : [path],
  );
}

/** In a text, as in a field: what names a longer name as well is rendered once too often. */
const refersTo = (shown: string, picture: string) => shown.includes(picture);

/** By the path of each page, everything of articles that stands on it. */
function whatPagesShow(): Map<string, string> {
  const pages = pagesInAllLanguages();
  return new Map(
    pages.filter(showsArticles).map((page) => [page.path, JSON.stringify(shownOn(page, pages))]),
  );
}

function shownOn(page: Page, pages: readonly Page[]): unknown {
  if (page.list !== undefined) return [page, articlesIn(page.language, page.list).map(inList)];
  if (page.article === undefined)
    return pages
      .filter(({ language }) => language === page.language)
      .map(({ path, title, description }) => [path, title, description]);
  const article = articleAt(page.path);
  return [page, article, article && relatedTo(article, contentEdits().articles).map(inList)];
}

const inList = ({ path, title, category, published, excerpt, picture, alt }: ShownArticle) => [
  path,
  title,
  category,
  published,
  excerpt,
  picture,
  alt,
];
