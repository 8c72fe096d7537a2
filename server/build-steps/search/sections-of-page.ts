import type { Page } from "#content/pages.ts";
import type { SiteSection } from "#platform/search/site-index.ts";
import type { PageSection } from "./page-sections.ts";

/** A list of all pages would match every word and answer none. */
const namesEverything = "/sitemap";

export const isSearched = (page: Page): boolean =>
  !page.onRequest &&
  page.englishPath !== namesEverything &&
  (page.language === "en" || !page.isOnlyInEnglish);

/** A page's sections as the search keeps them. */
export const sectionsOfPage = (
  page: Page,
  sections: readonly PageSection[],
): Omit<SiteSection, "id">[] =>
  sections.map((section, at) => ({
    path: page.path,
    title: page.title,
    // Keywords stand once per page: in every section, they would favor long pages.
    keywords: at === 0 ? page.keywords.join(" ") : "",
    ...section,
  }));
