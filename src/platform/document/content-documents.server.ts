/** Which documents of the content a page shows; `server/build-steps/content-documents.ts` has found it. */
import { existsSync, readFileSync } from "node:fs";

export interface ContentDocuments {
  /** By the id of the route. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Of all routes of an area. */
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

/** @param path of a public page, which is the id of its route, in the area of its language */
export function documentsOfPage(
  path: string,
  area: string,
  { routes }: ContentDocuments,
): ReadonlySet<string> {
  const ids = ["root", `${area}/layout`, path, `${path}#text`];
  return new Set(ids.flatMap((id) => routes[id] ?? []));
}
