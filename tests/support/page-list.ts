/** Everything that is served as a page: the page list, and pages outside of it. */
import { addressIn } from "#content/page-address.ts";
import { type Page, pagesInAllLanguages } from "#content/pages.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { eightAtOnce } from "./eight-at-once.ts";

export interface ExpectedPage {
  path: string;
  status: number;
  language: Language;
  listed?: Page;
}

/** A page that is added to the list is checked automatically. */
export const everyPage: readonly ExpectedPage[] = [
  ...pagesInAllLanguages().map((listed) => ({
    path: listed.path,
    status: 200,
    language: listed.language,
    listed,
  })),
  { path: "/search?q=floor", status: 200, language: "en" },
  { path: "/search?q=zzzzqqxx", status: 200, language: "en" },
  ...languages.flatMap((language) => [
    { path: addressIn(language, "/newsletter"), status: 200, language },
    { path: addressIn(language, "/this-leads-nowhere"), status: 404, language },
  ]),
];

export const everyEnglishPage = everyPage.filter(({ language }) => language === "en");

/**
 * Pages with more in another language than a note that they are only in English; one of those is included.
 */
export const translatedPages = everyPage.filter(
  ({ path, language, listed }) =>
    language !== "en" && (!listed?.isOnlyInEnglish || path === "/es/news/50th-anniversary"),
);

/** Pages of one route differ by their names alone: in a browser those with the longest stand for all. */
const mostOfARoute: Record<Language, number> = { en: 3, es: 1 };

/** True if a browser looks at it; the HTML of every page is checked without one. */
export function isSampleOfItsRoute({ path, language, listed }: ExpectedPage): boolean {
  if (listed === undefined) return true;
  const longestFirst = everyPage
    .filter((other) => other.listed?.routeId === listed.routeId && other.language === language)
    .toSorted((one, other) => other.path.length - one.path.length);
  return longestFirst.slice(0, mostOfARoute[language]).some((one) => one.path === path);
}

/** HTML of every page as it comes from the server, by path. */
export async function servedPages(url: string): Promise<ReadonlyMap<string, string>> {
  const served = await eightAtOnce(
    everyPage,
    async ({ path }) => [path, await (await fetch(url + path)).text()] as const,
  );
  return new Map(served);
}

/** @throws if nothing was served, so that no check passes on an empty text */
export function htmlOf(served: ReadonlyMap<string, string>, path: string): string {
  const html = served.get(path);
  if (!html) throw new Error(`nothing was served at ${path}`);
  return html;
}

/** The console of a browser reports this for the address that leads nowhere. */
export const nowhere = /status of 404 .*\/this-leads-nowhere\)$/;
