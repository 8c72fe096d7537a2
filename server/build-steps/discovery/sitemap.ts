import { openingsChangedOn } from "#content/careers/opening-days.ts";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import type { Page } from "#content/pages.ts";
import { languages } from "#platform/language/language.ts";

export function sitemapXml(pages: readonly Page[], now: Date, origin: string): string {
  const entries = pages
    .filter((page) => !page.noindex)
    .map(
      (page) =>
        `  <url><loc>${origin}${page.path}</loc><lastmod>${lastChangeOf(page, now)}</lastmod>${translationsOf(page, origin)}</url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/** Each page names itself and the same page in every other language, as Google reads them. */
function translationsOf(
  { englishPath, isOnlyInEnglish, isUntranslated }: Page,
  origin: string,
): string {
  if (isOnlyInEnglish || isUntranslated) return "";
  return languages
    .map((language) => {
      const address = origin + addressIn(language, englishPath);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    })
    .join("");
}

/** Pages that change by themselves: when an opening begins or ends, and with the settings. */
function lastChangeOf({ englishPath, updated }: Page, now: Date): string {
  const changes: Readonly<Record<string, string | undefined>> = {
    "/careers": openingsChangedOn(now),
    "/privacy-policy": company.policyChangedOn || undefined,
    "/terms-of-service": company.termsChangedOn || undefined,
  };
  const changed = changes[englishPath] ?? updated;
  return changed > updated ? changed : updated;
}

/** Pages outside the index stay open to robots: only a robot that reads one sees its `noindex`. */
export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
