/** The build's index, loaded at the first search. */
import { readFile } from "node:fs/promises";
import { isOfferedFile } from "#content/guides/offered-guides.ts";
import { pageAt, pagesIn } from "#content/pages.ts";
import { sameMeaning } from "#content/search-words.ts";
import { areaOf } from "#content/site-areas.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import {
  findPages,
  indexSections,
  readIndex,
  replacePage,
  type SearchResult,
  type SearchResults,
  type SiteIndex,
  type SiteSection,
} from "#platform/search/site-index.ts";

export type { Segment } from "#platform/search/excerpt.ts";

export type PlacedResult = SearchResult & { area: string };
export type SearchOutcome = Omit<SearchResults, "results"> & { results: readonly PlacedResult[] };

const indexFile = (language: Language) => `build/server/search-index.${language}.json`;

/** @param query one line, as `readQuery` makes it */
export async function searchSite(query: string, language: Language): Promise<SearchOutcome> {
  const outcome = findPages(await openIndex(language), query, sameMeaning[language]);
  const offered = outcome.results.filter(({ path }) => isOfferedFile(path));
  const results = offered.map((result) => ({
    ...result,
    area: areaOf(pageAt(result.path)?.englishPath ?? result.path).titleIn[language],
  }));
  return { ...outcome, results, total: outcome.total - (outcome.results.length - offered.length) };
}

/** Updates the search for a page that was rendered again while the server runs. */
export async function renewInSearch(
  { path, language }: { path: string; language: Language },
  sections: readonly Omit<SiteSection, "id">[],
): Promise<void> {
  replacePage(await openIndex(language), path, sections);
}

const openIndex = byLanguage(
  (language): Promise<SiteIndex> =>
    readFile(indexFile(language), "utf8").then(
      (json) => readIndex(json, language),
      () => indexOfTitles(language),
    ),
);

/** Nothing may have been built yet in development, so only titles and descriptions are searched. */
function indexOfTitles(language: Language): SiteIndex {
  return indexSections(
    pagesIn(language).map((page, id) => ({
      id,
      path: page.path,
      anchor: "",
      title: page.title,
      heading: "",
      keywords: page.keywords.join(" "),
      text: page.description,
    })),
    language,
  );
}
