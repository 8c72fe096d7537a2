import { pageAt, pagesInAllLanguages } from "#content/pages.ts";
import { renewInSearch } from "#platform/http/site-search.server.ts";
import { sitemapXml } from "./build-steps/discovery/sitemap.ts";
import { sectionsOfPage } from "./build-steps/search/sections-of-page.ts";
import { laterFile } from "./static/load-site.ts";
import type { StaticFile } from "./static/static-file.ts";

/** Search and sitemap contain a page's text: both follow when it is rendered again. */
export async function followRenewedPage(
  site: Map<string, StaticFile>,
  origin: string,
  path: string,
  html: string,
): Promise<void> {
  const page = pageAt(path);
  // Only English pages are in the search.
  if (page?.language === "en") await renewInSearch(path, sectionsOfPage(page, html));
  const sitemap = Buffer.from(sitemapXml(pagesInAllLanguages(), new Date(), origin));
  site.set("/sitemap.xml", await laterFile("/sitemap.xml", sitemap));
}
