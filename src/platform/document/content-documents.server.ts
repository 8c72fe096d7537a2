/** Finds the content documents of a page in the list that `server/build-steps/content-documents.ts` made. */
import { existsSync, readFileSync } from "node:fs";
import { languageOfPath } from "#content/page-address.ts";

export interface ContentDocuments {
  /** Keys are ids of routes. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Holds all routes of an area. */
  areas: Readonly<Record<string, readonly string[]>>;
}

const madeByBuild = "build/server/content-documents.json";

let read: { found: ContentDocuments | undefined } | undefined;

/** Undefined where nothing was built, as in development: then every page may show every document. */
export function contentDocuments(): ContentDocuments | undefined {
  read ??= {
    found: existsSync(madeByBuild) ? JSON.parse(readFileSync(madeByBuild, "utf8")) : undefined,
  };
  return read.found;
}

/** @param routeId of a public page, which begins as its path does */
export function documentsOfPage(
  routeId: string,
  { routes }: ContentDocuments,
): ReadonlySet<string> {
  const language = languageOfPath(routeId);
  const layout = language === "en" ? "marketing/layout" : `marketing-${language}/layout`;
  return new Set(["root", layout, routeId, `${routeId}#text`].flatMap((id) => routes[id] ?? []));
}
