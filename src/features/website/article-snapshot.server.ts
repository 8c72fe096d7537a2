/** Selects the articles of a day from shipped and stored ones. */

import type { ShownArticle, ShownArticles } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { compareCodes } from "#platform/format/sort-order.ts";
import { type Language, languages } from "#platform/language/language.ts";
import {
  type ArticleDocument,
  type ArticleName,
  articleIn,
  isArticleName,
  isWrittenIn,
  shippedArticle,
  shippedArticleNames,
  shownArticle,
} from "./article-documents.server.ts";
import { fittingEdits } from "./document-fields.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import type { StoredEdits } from "./tables/website-documents.ts";

type Rows = ReadonlyMap<
  DocumentName,
  { published: StoredEdits; draft: StoredEdits | null; publishedAt?: Date | null }
>;

/** The day by the company's clock. */
export const today = (now: Date = new Date()): string => todayIn(company.timeZone, now);

/** Days are those of the company's calendar. */
const isOnItsDays = ({ firstDay, lastDay }: ArticleDocument, day: string): boolean =>
  firstDay <= day && (lastDay === "" || day <= lastDay);

export const documentsInEach = (name: ArticleName, stored: StoredEdits) =>
  languages.map((language) => ({
    language,
    document: articleIn(name, language, fittingEdits(name, language, stored)),
  }));

/** The languages in which it would be shown, whatever the day. */
export const languagesOf = (name: ArticleName, stored: StoredEdits): Language[] =>
  documentsInEach(name, stored)
    .filter(({ language, document }) => !document.hidden && isWrittenIn(name, language, document))
    .map(({ language }) => language);

export const articleNamesAmong = (rows: Pick<Rows, "keys">): ArticleName[] => [
  ...new Set([...shippedArticleNames, ...[...rows.keys()].filter(isArticleName)]),
];

/**
 * @param isDraft whose drafts stand in place of what is published, on whatever day
 * @returns undefined where all are as they were shipped
 */
export function shownArticlesOf(
  rows: Rows,
  isDraft: (document: DocumentName) => boolean,
  day: string,
): ShownArticles | undefined {
  const inLanguage: Record<Language, ShownArticle[]> = { en: [], es: [] };
  const gone: string[] = [];
  let isAsShipped = true;
  for (const name of articleNamesAmong(rows)) {
    const row = rows.get(name);
    const draft = isDraft(name) ? (row?.draft ?? undefined) : undefined;
    const stored = draft ?? row?.published ?? {};
    const shipped = shippedArticle(name);
    if (Object.keys(stored).length === 0) {
      if (shipped !== undefined) inLanguage.en.push(shipped);
      continue;
    }
    isAsShipped = false;
    const publishedOn = row?.publishedAt ? today(row.publishedAt) : day;
    const languages = languagesOf(name, stored);
    let isShown = false;
    for (const { language, document } of documentsInEach(name, stored)) {
      const isDue = draft !== undefined || isOnItsDays(document, day);
      if (!isDue || !languages.includes(language)) continue;
      inLanguage[language].push(shownArticle(name, language, document, publishedOn));
      isShown = true;
    }
    if (!isShown && draft === undefined && isOver(name, stored, day)) gone.push(name);
  }
  if (isAsShipped) return undefined;
  const newestFirst = (articles: readonly ShownArticle[]) =>
    articles.toSorted((article, other) => compareCodes(other.published, article.published));
  return { inLanguage: { en: newestFirst(inLanguage.en), es: newestFirst(inLanguage.es) }, gone };
}

/** A future article is not over. */
const isOver = (name: ArticleName, stored: StoredEdits, day: string): boolean =>
  documentsInEach(name, stored).every(
    ({ document }) => document.hidden || document.firstDay <= day,
  );
