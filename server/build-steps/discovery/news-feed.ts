import type { Article } from "#content/articles.ts";
import { company } from "#content/company.ts";

/** RSS 2.0. @param articles newest first */
export function newsFeed(articles: readonly Article[], origin: string): string {
  const newest = articles[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`News & Updates | ${company.name}`)}</title>
<link>${origin}/news</link>
<description>${escapeXml(company.descriptionIn.en)}</description>
<language>en-us</language>
<atom:link href="${origin}/news/rss.xml" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest.published)}</lastBuildDate>\n` : ""}${articles
  .map((article) => item(article, origin))
  .join("\n")}
</channel>
</rss>
`;
}

const item = (article: Article, origin: string) => `<item>
<title>${escapeXml(article.title)}</title>
<link>${origin}${article.path}</link>
<guid isPermaLink="true">${origin}${article.path}</guid>
<pubDate>${rfc822(article.published)}</pubDate>
<dc:creator>${escapeXml(article.author?.name ?? company.name)}</dc:creator>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.excerpt)}</description>
</item>`;

/** Articles are dated to the morning of their day, as in their structured data. */
const rfc822 = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? "");
