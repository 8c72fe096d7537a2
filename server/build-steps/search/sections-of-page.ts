import type { Page } from "#content/pages.ts";
import type { SiteSection } from "#domain/search/site-index.ts";
import { pageSections } from "./page-sections.ts";

/** A page as the search knows it. */
export const sectionsOfPage = (page: Page, html: string): Omit<SiteSection, "id">[] =>
  pageSections(html).map((section, at) => ({
    path: page.path,
    title: page.title,
    // Once a page is enough: in every section, they would make long pages win.
    keywords: at === 0 ? page.keywords.join(" ") : "",
    ...section,
  }));
