import type { MetaDescriptor } from "react-router";
import type { ListedArticle } from "#content/all-articles.ts";
import type { Article } from "#content/articles.ts";
import { company } from "#content/company.ts";
import type { Page } from "#content/pages.ts";
import { sharedPicturePath } from "#content/shared-picture.ts";
import { absoluteAddress } from "../absolute-address.ts";
import type { StructuredData } from "../structured-data.ts";

/** Articles are dated to the morning of their day. */
const instant = (day: string) => `${day}T08:00:00Z`;

const authorOf = ({ author }: Article) =>
  author
    ? { "@type": "Person", name: author.name, url: absoluteAddress(author.path) }
    : { "@type": "Organization", name: company.name, url: absoluteAddress("/about") };

/** An article in the vocabulary of schema.org, with the properties that Google requires. */
export const articleData = (article: ListedArticle, page: Page): StructuredData => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  image: [absoluteAddress(sharedPicturePath(page))],
  inLanguage: "en-US",
  datePublished: instant(article.published),
  dateModified: instant(article.updated ?? article.published),
  articleSection: article.category,
  author: authorOf(article),
  publisher: { "@type": "Organization", name: company.name, url: absoluteAddress("/") },
  mainEntityOfPage: absoluteAddress(article.path),
});

export const articleProperties = (article: Article): MetaDescriptor[] => [
  { property: "article:published_time", content: instant(article.published) },
  { property: "article:modified_time", content: instant(article.updated ?? article.published) },
  { property: "article:section", content: article.category },
  { property: "article:author", content: article.author?.name ?? company.name },
];
