/** The build's index, loaded at the first search. */
import { readFile } from "node:fs/promises";
import { pages } from "#content/pages.ts";
import { sameMeaning } from "#content/search-words.ts";
import { areaOf } from "#content/site-areas.ts";
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

const indexFile = "build/server/search-index.json";

/** @param query one line, as `readQuery` makes it */
export async function searchSite(query: string): Promise<SearchOutcome> {
  const outcome = findPages(await openIndex(), query, sameMeaning);
  const results = outcome.results.map((result) => ({
    ...result,
    area: areaOf(result.path).titleIn.en,
  }));
  return { ...outcome, results };
}

/** For a page that was rendered again while the server runs. */
export async function renewInSearch(
  path: string,
  sections: readonly Omit<SiteSection, "id">[],
): Promise<void> {
  replacePage(await openIndex(), path, sections);
}

let opened: Promise<SiteIndex> | undefined;

function openIndex(): Promise<SiteIndex> {
  opened ??= readFile(indexFile, "utf8").then(readIndex, () => indexOfTitles());
  return opened;
}

/** In development nothing may have been built yet: titles and descriptions are searched alone. */
function indexOfTitles(): SiteIndex {
  return indexSections(
    pages.map((page, id) => ({
      id,
      path: page.path,
      anchor: "",
      title: page.title,
      heading: "",
      keywords: page.keywords.join(" "),
      text: page.description,
    })),
  );
}
