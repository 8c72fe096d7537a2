/** Reads articles as plain data: a browser parses no Markdown, and has no list of all articles. */
import type { ArticleList, ShownArticle } from "#content/articles.ts";
import { sayFacts } from "#content/company-facts-in-text.ts";
import { addressIn, languageOfPath } from "#content/page-address.ts";
import { type Page, pageAt } from "#content/pages.ts";
import { articleAt, articlesIn, isGoneArticle, relatedTo } from "#content/shown-articles.ts";
import { typeset } from "#platform/format/typeset.ts";
import { type Language, otherLanguage } from "#platform/language/language.ts";
import { type Block, type Inline, plainTextOf } from "#platform/markdown/markdown-blocks.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import { onThisSite } from "#platform/markdown/site-markdown.server.ts";
import { findPicture } from "#ui/picture.tsx";
import type { PictureName } from "#ui/picture-manifest.ts";
import { pagePath } from "../page-path.ts";

/** The part of an article that its card in a list needs. */
export type ListedArticle = Pick<
  ShownArticle,
  "path" | "title" | "category" | "published" | "excerpt" | "alt" | "picture"
>;

const standIns = { news: "press_desk", resources: "reading_table" } as const satisfies Record<
  ArticleList,
  PictureName
>;

/** A picture that is gone is replaced by that of the list. */
const pictureOf = ({ picture, list }: ShownArticle): string =>
  findPicture(picture) ? picture : standIns[list];

const listed = (article: ShownArticle): ListedArticle => {
  const { path, title, category, published, excerpt, alt } = article;
  return { path, title, category, published, excerpt, alt, picture: pictureOf(article) };
};

const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * @returns for a language without it, the page that says so
 * @throws 404, and 410 for an article that was published once
 */
export function readArticle({ pathname }: URL) {
  const path = pagePath(pathname);
  const page = pageAt(path);
  const article = articleAt(path);
  if (page === undefined) throw new Response(null, { status: isGoneArticle(path) ? 410 : 404 });
  const other = otherLanguage(page.language);
  const inOtherLanguage = addressIn(
    other,
    page.isUntranslated ? `/${page.englishPath.split("/")[1]}` : page.englishPath,
  );
  if (article === undefined) return { page, inOtherLanguage };
  const { name, updated, author, description } = article;
  const written =
    article.markdown === undefined ? undefined : typesetRead(article.markdown, article.language);
  return {
    page,
    inOtherLanguage,
    article: {
      ...listed(article),
      list: article.list,
      name,
      updated,
      author,
      description,
      text: written,
      words: written && wordCount(plainTextOf(written)),
    },
    related: relatedTo(article).map(listed),
  };
}

/** Sets the text as the build sets shipped ones; facts of the company are filled into both. */
function typesetRead(markdown: string, language: Language): Block[] {
  // A telephone number is no range: facts are said as they are.
  const said = (text: string) => sayFacts(typeset(text), language);
  return readMarkdown(markdown, onThisSite).blocks.map((block) => typesetBlock(block, said));
}

type Said = (text: string) => string;

function typesetBlock(block: Block, said: Said): Block {
  const inlines = (all: Inline[]) => all.map((inline) => typesetInline(inline, said));
  const blocks = (all: Block[]) => all.map((inner) => typesetBlock(inner, said));
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return { ...block, children: inlines(block.children) };
    case "list":
      return { ...block, items: block.items.map(blocks) };
    case "quote":
      return { ...block, children: blocks(block.children) };
    case "table":
      return {
        ...block,
        head: block.head.map(inlines),
        rows: block.rows.map((row) => row.map(inlines)),
      };
    default:
      return block;
  }
}

function typesetInline(inline: Inline, said: Said): Inline {
  if (inline.kind === "text") return { ...inline, text: said(inline.text) };
  return "children" in inline
    ? { ...inline, children: inline.children.map((inner) => typesetInline(inner, said)) }
    : inline;
}

export type ReadArticle = Extract<ReturnType<typeof readArticle>, { article: object }>;

/** @returns the articles of a list, the newest first, and the page of the list */
export function readArticles(
  { pathname }: URL,
  list: ArticleList,
): {
  page: Page;
  articles: ListedArticle[];
} {
  const path = pagePath(pathname);
  const page = pageAt(path);
  if (page === undefined) throw new Response(null, { status: 404 });
  return { page, articles: articlesIn(languageOfPath(path), list).map(listed) };
}
