import type { ShownArticle } from "#content/articles.ts";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { pageIn } from "#content/pages.ts";
import { type Language, localeOf } from "#platform/language/language.ts";

/** RSS 2.0. @param articles newest first */
export function newsFeed(
  articles: readonly ShownArticle[],
  language: Language,
  origin: string,
): string {
  const newest = articles[0];
  const list = origin + addressIn(language, "/news");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${pageIn(language, "/news").title} | ${company.name}`)}</title>
<link>${list}</link>
<description>${escapeXml(company.descriptionIn[language])}</description>
<language>${localeOf(language).toLowerCase()}</language>
<atom:link href="${list}/rss.xml" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest.published)}</lastBuildDate>\n` : ""}${articles
  .map((article) => item(article, origin))
  .join("\n")}
</channel>
</rss>
`;
}

const item = (article: ShownArticle, origin: string) => `<item>
<title>${escapeXml(article.title)}</title>
<link>${origin}${article.path}</link>
<guid isPermaLink="true">${origin}${article.path}</guid>
<pubDate>${rfc822(article.published)}</pubDate>
<dc:creator>${escapeXml(article.author?.name ?? company.name)}</dc:creator>
${article.category ? `<category>${escapeXml(article.category)}</category>\n` : ""}<description>${escapeXml(article.excerpt)}</description>
</item>`;

/** Articles are dated to the morning of their day, as in their structured data. */
const rfc822 = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Characters that XML forbids, such as a bell, are left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>]/g, (character) => entities[character] ?? "");
