/**
 * Articles are on their own pages and in lists, and other pages link to them: only pages whose content
 * differs are rendered again.
 */

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

/** A longer name that contains this one also matches, which only costs a needless rendering. */
const refersTo = (shown: string, picture: string) => shown.includes(picture);

/** Key: path of a page. Value: everything about articles on it. */
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
