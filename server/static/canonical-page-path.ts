import { pageAt } from "#content/pages.ts";
import type { Site } from "./load-site.ts";

/** The address of a page of ours, however it was spelled: `/Services/`, `//services` and `/services/index.html` are `/services`; undefined if canonical or unknown. */
export function canonicalPagePath(path: string, site: Site): string | undefined {
  const spelled = path
    .toLowerCase()
    .replace(/\/index\.html$/, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  const isPage = site.get(spelled)?.isPage || pageAt(spelled) !== undefined;
  return spelled !== path && isPage ? spelled : undefined;
}
