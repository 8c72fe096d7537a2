import { pageAt } from "#content/pages.ts";
import type { Site } from "./load-site.ts";

/**
 * The canonical spelling of a path: `/Services/`, `//services` and `/services/index.html` are all
 * `/services`. Undefined for a path that is canonical already, or that exists in no spelling.
 */
export function canonicalPath(path: string, site: Site): string | undefined {
  const spelled = path
    .toLowerCase()
    .replace(/\/index\.html$/, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  const isPage = site.get(spelled)?.isPage || pageAt(spelled) !== undefined;
  return spelled !== path && isPage ? spelled : undefined;
}
