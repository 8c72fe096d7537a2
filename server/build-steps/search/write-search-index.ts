import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guides } from "#content/guides/guides.ts";
import { pages } from "#content/pages.ts";
import { indexSections, type SiteSection } from "#platform/search/site-index.ts";
import { parsePage } from "../../page-tree.ts";
import { guideSections } from "./guide-sections.ts";
import { pageSections } from "./page-sections.ts";
import { isSearched, sectionsOfPage } from "./sections-of-page.ts";

/** Written beside the server's bundle: it is not for browsers. */
export async function writeSearchIndex(buildDirectory: string): Promise<void> {
  const sections = await sectionsOfSite(join(buildDirectory, "client"));
  await writeFile(
    join(buildDirectory, "server/search-index.json"),
    JSON.stringify(indexSections(sections)),
  );
}

async function sectionsOfSite(client: string): Promise<SiteSection[]> {
  const sections: Omit<SiteSection, "id">[] = [];
  for (const page of pages) {
    if (!isSearched(page)) continue;
    const html = await readFile(join(client, page.path, "index.html"), "utf8");
    sections.push(...sectionsOfPage(page, pageSections(parsePage(html))));
  }
  sections.push(...guides.flatMap(guideSections));
  return sections.map((section, id) => ({ id, ...section }));
}
