import { pageAt } from "#content/pages.ts";
import type { Site } from "./load-site.ts";

/**
 * Where a path spelled otherwise leads: `/Services/` and `//services` and `/services/index.html` are
 * all `/services`. Nothing for a path that is right, or that leads nowhere in any spelling.
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
