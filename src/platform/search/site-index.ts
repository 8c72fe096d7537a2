/** Sections are matched, pages are shown. */
import MiniSearch, { type QueryCombination, type SearchResult as SectionHit } from "minisearch";
import type { Language } from "#platform/language/language.ts";
import { bestExcerpt, holdsAny, markedText, type Segment } from "./excerpt.ts";
import { beginningOf, type QueryWord, queryWords, stemOf, wordList } from "./words.ts";

export interface SiteSection {
  id: number;
  path: string;
  /** The id without `#`; empty where the section has none. */
  anchor: string;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

export interface SearchResult {
  path: string;
  title: readonly Segment[];
  href: string;
  heading: readonly Segment[];
  excerpt: readonly Segment[];
  more: readonly { heading: readonly Segment[]; href: string }[];
}

export interface SearchResults {
  results: readonly SearchResult[];
  total: number;
  /** Some word was not found anywhere, so similarly spelled words were used. */
  nearly: boolean;
  /** No page has all the words; these have some. */
  partial: boolean;
}

/** The index of the pages of one language. */
export interface SiteIndex {
  language: Language;
  sections: MiniSearch<SiteSection>;
}

const optionsIn = (language: Language) => ({
  fields: ["title", "heading", "keywords", "text"],
  storeFields: ["path", "anchor", "title", "heading", "text"],
  tokenize: wordList,
  processTerm: (term: string) => stemOf(term, language),
});
const weight = { title: 5, heading: 3, keywords: 2, text: 1 };
const maxResults = 20;
const maxFurtherResults = 3;
/** Further sections of a page add this share to the score of its best one. */
const furtherSections = 0.15;

export function indexSections(sections: readonly SiteSection[], language: Language): SiteIndex {
  const index = new MiniSearch<SiteSection>(optionsIn(language));
  index.addAll(sections);
  return { language, sections: index };
}

export function replacePage(
  { sections: index }: SiteIndex,
  path: string,
  sections: readonly Omit<SiteSection, "id">[],
): void {
  const indexed = index.search(MiniSearch.wildcard);
  const unused = 1 + Math.max(0, ...indexed.map(({ id }) => Number(id)));
  index.discardAll(indexed.filter((section) => section.path === path).map(({ id }) => id));
  index.addAll(sections.map((section, at) => ({ ...section, id: unused + at })));
}

/** @param json of the `sections` of an index */
export const readIndex = (json: string, language: Language): SiteIndex => ({
  language,
  sections: MiniSearch.loadJSON(json, optionsIn(language)),
});

/** @param sameMeaning groups of synonyms: each word finds all of its group */
export function findPages(
  index: SiteIndex,
  query: string,
  sameMeaning: readonly (readonly string[])[],
): SearchResults {
  const { language, sections } = index;
  const words = queryWords(query, language);
  const alternatives = alternativesAmong(sameMeaning, language);
  if (words.length === 0) return { results: [], total: 0, nearly: false, partial: false };

  const nearly = words.filter((word) => !stands(index, alternatives(word)));
  const hits = sections.search(
    {
      combineWith: "OR",
      queries: words.map((word) => ({
        ...standingFor(alternatives(word)),
        fuzzy: (term: string) => (nearly.includes(word) && term.length > 3 ? 0.25 : false),
      })),
    },
    { boost: weight },
  );
  const pages = Map.groupBy(hits, (hit) => String(hit.path));
  const ranked = [...pages.values()]
    .map((sections) => rank(sections, words.map(alternatives)))
    .sort((left, right) => right.found - left.found || right.score - left.score);
  const most = ranked[0]?.found ?? 0;
  const answering = ranked.filter(({ found }) => found === most);
  return {
    results: answering.slice(0, maxResults).map(({ sections: ofPage }) => result(ofPage, language)),
    total: answering.length,
    nearly: nearly.length > 0,
    partial: most < words.length,
  };
}

const stands = ({ sections }: SiteIndex, terms: Alternatives): boolean =>
  sections.search(standingFor(terms)).length > 0;

/** Terms that replace a searched word, and those of them that may begin a longer word. */
interface Alternatives {
  all: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

const standingFor = ({ all, beginnings }: Alternatives): QueryCombination => ({
  combineWith: "OR",
  queries: [...all],
  processTerm: (term) => term,
  prefix: (term) => term.length > 2 && beginnings.has(term),
  fuzzy: false,
});

function alternativesAmong(sameMeaning: readonly (readonly string[])[], language: Language) {
  const groups = sameMeaning.map((group) =>
    group.map((word) => ({
      stem: stemOf(word, language) ?? word,
      beginning: beginningOf(word, language),
    })),
  );
  return (word: QueryWord): Alternatives => {
    const same = groups.filter((group) => group.some(({ stem }) => stem === word.stem)).flat();
    const words = [word, ...same];
    const beginnings = new Set(words.map(({ beginning }) => beginning));
    return { all: new Set([...words.map(({ stem }) => stem), ...beginnings]), beginnings };
  };
}

interface RankedPage {
  sections: SectionHit[];
  found: number;
  score: number;
}

/** @param alternatives the alternatives for each word of the query */
function rank(hits: SectionHit[], alternatives: readonly Alternatives[]): RankedPage {
  const sections = hits.toSorted((hit, other) => other.score - hit.score);
  const terms = new Set(sections.flatMap((section) => section.queryTerms));
  const foundCount = alternatives.filter(({ all }) =>
    [...all].some((term) => terms.has(term)),
  ).length;
  const [best = 0, ...others] = sections.map((section) => section.score);
  const score = best + furtherSections * others.slice(0, 5).reduce((sum, score) => sum + score, 0);
  return { sections, found: foundCount, score };
}

/** Prefers sections that contain a word: some match only by the page's name. */
function result(sections: SectionHit[], language: Language): SearchResult {
  const terms = new Set(sections.flatMap((section) => section.terms));
  const showing = sections.filter(
    ({ heading, text }) =>
      holdsAny(String(heading), terms, language) || holdsAny(String(text), terms, language),
  );
  const best = showing.find(({ text }) => text !== "") ?? showing[0] ?? sections[0];
  if (!best) throw new Error("a page was found by none of its sections");
  const path = String(best.path);
  const href = ({ anchor }: SectionHit) => (anchor === "" ? path : `${path}#${anchor}`);
  const more = showing
    .filter((section) => section !== best && section.heading !== "" && section.anchor !== "")
    .slice(0, maxFurtherResults)
    .map((section) => ({
      heading: markedText(String(section.heading), terms, language),
      href: href(section),
    }));
  return {
    path,
    title: markedText(String(best.title), terms, language),
    href: href(best),
    heading: markedText(String(best.heading), terms, language),
    excerpt: bestExcerpt(String(best.text), terms, language),
    more,
  };
}
