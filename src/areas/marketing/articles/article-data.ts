import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import type { Page } from "#content/pages.ts";
import { localeOf } from "#platform/language/language.ts";
import { absoluteAddress } from "../absolute-address.ts";
import { sharedPictureOf } from "../metadata.ts";
import type { StructuredData } from "../structured-data.ts";
import type { ReadArticle } from "./read-article.server.ts";

type Article = ReadArticle["article"];

/** Articles are dated to the morning of their day. */
const instant = (day: string) => `${day}T08:00:00Z`;

const authorOf = ({ author }: Article) =>
  author
    ? { "@type": "Person", name: author.name, url: absoluteAddress(author.path) }
    : { "@type": "Organization", name: company.name, url: absoluteAddress("/about") };

/** An article in the vocabulary of schema.org, with the properties that Google requires. */
export const articleData = (article: Article, page: Page): StructuredData => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  image: [absoluteAddress(sharedPictureOf(page).path)],
  inLanguage: localeOf(page.language),
  datePublished: instant(article.published),
  dateModified: instant(article.updated ?? article.published),
  ...(article.category ? { articleSection: article.category } : {}),
  author: authorOf(article),
  publisher: { "@type": "Organization", name: company.name, url: absoluteAddress("/") },
  mainEntityOfPage: absoluteAddress(article.path),
});

export const articleProperties = (article: Article): MetaDescriptor[] => [
  { property: "article:published_time", content: instant(article.published) },
  { property: "article:modified_time", content: instant(article.updated ?? article.published) },
  ...(article.category ? [{ property: "article:section", content: article.category }] : []),
  { property: "article:author", content: article.author?.name ?? company.name },
];
