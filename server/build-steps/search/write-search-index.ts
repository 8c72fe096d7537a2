import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guides } from "#content/guides/guides.ts";
import { pagesIn } from "#content/pages.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { indexSections, type SiteSection } from "#platform/search/site-index.ts";
import { parsePage } from "../../page-tree.ts";
import { guideSections } from "./guide-sections.ts";
import { pageSections } from "./page-sections.ts";
import { isSearched, sectionsOfPage } from "./sections-of-page.ts";

/** Each language has an index beside the server's bundle, because browsers do not read it. */
export async function writeSearchIndexes(buildDirectory: string): Promise<void> {
  for (const language of languages) {
    const sections = await sectionsOfSite(join(buildDirectory, "client"), language);
    await writeFile(
      join(buildDirectory, `server/search-index.${language}.json`),
      JSON.stringify(indexSections(sections, language).sections),
    );
  }
}

async function sectionsOfSite(client: string, language: Language): Promise<SiteSection[]> {
  const sections: Omit<SiteSection, "id">[] = [];
  for (const page of pagesIn(language).filter(isSearched)) {
    const html = await readFile(join(client, page.path, "index.html"), "utf8");
    sections.push(...sectionsOfPage(page, pageSections(parsePage(html))));
  }
  // Guides are written in English.
  if (language === "en") sections.push(...guides.flatMap(guideSections));
  return sections.map((section, id) => ({ id, ...section }));
}
