import { openingsChangedOn } from "#content/careers/opening-days.ts";
import type { Page } from "#content/pages.ts";

export function sitemapXml(pages: readonly Page[], now: Date, origin: string): string {
  const entries = pages
    .filter((page) => !page.noindex)
    .map(
      (page) =>
        `  <url><loc>${origin}${page.path}</loc><lastmod>${lastChangeOf(page, now)}</lastmod></url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** The careers page changes by itself when an opening begins or ends. */
function lastChangeOf({ path, updated }: Page, now: Date): string {
  const changed = path === "/careers" ? (openingsChangedOn(now) ?? updated) : updated;
  return changed > updated ? changed : updated;
}

/** Pages outside the index stay open to robots: only a robot that reads one sees its `noindex`. */
export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
