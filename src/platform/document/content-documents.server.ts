/** Which documents of the content a page shows; `server/build-steps/content-documents.ts` has found it. */
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "#content/pages.ts";

export interface ContentDocuments {
  /** By the id of the route. */
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

/** @param page whose path is the id of its route, unless it shares one with others */
export function documentsOfPage(
  { path, route = path, language }: Pick<Page, "path" | "route" | "language">,
  { routes }: ContentDocuments,
): ReadonlySet<string> {
  const layout = language === "en" ? "marketing/layout" : `marketing-${language}/layout`;
  return new Set(["root", layout, route, `${route}#text`].flatMap((id) => routes[id] ?? []));
}
