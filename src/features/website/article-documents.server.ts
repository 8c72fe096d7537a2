/**
 * Articles as documents of the website: each is called by its address, such as `news/50th-anniversary`. One
 * that was shipped has its facts and its text there to begin with, one of the company begins empty.
 */
import { existsSync, readFileSync } from "node:fs";
import {
  type ArticleList,
  articleLists,
  nameOfArticle,
  type ShownArticle,
} from "#content/articles.ts";
import type { DocumentEdits } from "#content/content-edits.ts";
import { withEdits } from "#content/content-edits.ts";
import { addressIn } from "#content/page-address.ts";
import { shippedArticles } from "#content/shown-articles.ts";
import type { Language } from "#platform/language/language.ts";

export type ArticleName = `${ArticleList}/${string}`;

const namePattern = new RegExp(`^(${articleLists.join("|")})/[a-z0-9]+(-[a-z0-9]+)*$`);

export const maxSlugLength = 80;

/** True if an article can have this address. */
export const isArticleName = (name: string): name is ArticleName =>
  namePattern.test(name) && slugOf(name).length <= maxSlugLength;

export const listOf = (name: ArticleName): ArticleList =>
  name.startsWith("news/") ? "news" : "resources";

export const slugOf = (name: string): string => name.slice(name.indexOf("/") + 1);

/** Values of the form. Days are `YYYY-MM-DD` or empty. */
export interface ArticleDocument {
  hidden: boolean;
  firstDay: string;
  lastDay: string;
  image: string;
  byline: string;
  title: string;
  excerpt: string;
  alt: string;
  markdown: string;
  category: string;
  shortTitle: string;
  description: string;
  keywords: string;
}

export const shippedArticle = (name: ArticleName): ShownArticle | undefined =>
  shippedArticles.find((article) => nameOfArticle(article) === name);

export const shippedArticleNames: readonly ArticleName[] = shippedArticles.map(
  (article): ArticleName => `${article.list}/${article.slug}`,
);

const empty: ArticleDocument = {
  hidden: false,
  firstDay: "",
  lastDay: "",
  image: "press_desk",
  byline: "",
  title: "",
  excerpt: "",
  alt: "",
  markdown: "",
  category: "",
  shortTitle: "",
  description: "",
  keywords: "",
};

const cached = new Map<ArticleName, Readonly<Record<Language, ArticleDocument>>>();

/** The shipped article; empty if the company has added it. */
export function articleDocument(name: ArticleName): Readonly<Record<Language, ArticleDocument>> {
  const shipped = shippedArticle(name);
  if (shipped === undefined) return { en: empty, es: empty };
  const document = cached.get(name);
  if (document !== undefined) return document;
  const { published, picture, author, title, excerpt, alt, category, keywords } = shipped;
  const shared = { ...empty, firstDay: published, image: picture, byline: author?.name ?? "" };
  const documents = {
    en: {
      ...shared,
      title,
      excerpt,
      alt,
      category,
      markdown: shippedMarkdown(name) ?? "",
      shortTitle: shipped.name,
      description: shipped.description,
      keywords: keywords.join(", "),
    },
    es: shared,
  };
  cached.set(name, documents);
  return documents;
}

/** @returns undefined where the text that was shipped holds what Markdown cannot say, or was not installed */
export function shippedMarkdown(name: ArticleName): string | undefined {
  const file = `content/${name}.mdx`;
  const text = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return text === "" || /^(import|export)\s|^\s*<\w|\{(?!company\.\w+\})/m.test(text)
    ? undefined
    : text;
}

/** @param edits of this language, those that fit */
export function articleIn(
  name: ArticleName,
  language: Language,
  edits: DocumentEdits,
): ArticleDocument {
  return withEdits(articleDocument(name)[language], edits);
}

/** An article exists in a language only if it has a title and a text there. */
export const isWrittenIn = (
  name: ArticleName,
  language: Language,
  { title, markdown }: ArticleDocument,
): boolean =>
  title.trim() !== "" &&
  (markdown.trim() !== "" || (language === "en" && hasShippedText(name, markdown)));

/** True if the text is the shipped one, which the build has rendered. */
const hasShippedText = (name: ArticleName, markdown: string): boolean =>
  shippedArticle(name) !== undefined && markdown.trim() === articleDocument(name).en.markdown;

/** @param publishedOn the day of its last publication, or the day of the rendering if there was none */
export function shownArticle(
  name: ArticleName,
  language: Language,
  document: ArticleDocument,
  publishedOn: string,
): ShownArticle {
  const shipped = shippedArticle(name);
  const { title, excerpt, alt, category, byline, image, firstDay } = document;
  const published = firstDay || publishedOn;
  const path = addressIn(language, `/${name}`);
  return {
    list: listOf(name),
    slug: slugOf(name),
    path,
    language,
    title,
    alt,
    category,
    excerpt,
    published,
    name: document.shortTitle || title,
    ...(publishedOn > published ? { updated: publishedOn } : {}),
    ...(byline ? { author: { name: byline, path: addressIn(language, "/about") } } : {}),
    description: document.description || excerpt || title,
    keywords: document.keywords.split(/\s*,\s*/).filter(Boolean),
    picture: image,
    related: shipped?.related ?? [],
    demo: shipped?.demo ?? false,
    ...(language === "en" && hasShippedText(name, document.markdown)
      ? {}
      : { markdown: document.markdown }),
  };
}
