/** The index that the build made, read when somebody first searches. */
import { readFile } from "node:fs/promises";
import { pages } from "#content/pages.ts";
import { indexSections, readIndex, type SiteIndex } from "./site-index.ts";

export const indexFile = "build/server/search-index.json";

let opened: Promise<SiteIndex> | undefined;

export function openIndex(): Promise<SiteIndex> {
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
