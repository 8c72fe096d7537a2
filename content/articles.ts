import type { Language } from "#platform/language/language.ts";

/** Metadata of an article; its text is an MDX file of the same name. */
export interface Article {
  slug: string;
  path: string;
  /** Headline; `name` is its short form for breadcrumbs and browser tabs. */
  title: string;
  name: string;
  /** `YYYY-MM-DD`. */
  published: string;
  updated?: string;
  /** The company, unless a person is named. */
  author?: { name: string; path: string };
  category: string;
  excerpt: string;
  /** The text for search engines, 50 to 160 characters. */
  description: string;
  keywords: readonly string[];
  picture: string;
  alt: string;
  related: readonly [string, string, string];
  /**
   * True for an article about invented events or people; `npm run launch-check` refuses to go live with it.
   */
  demo: boolean;
}

export const articleLists = ["news", "resources"] as const;

/** News of the company, and articles that readers can act on: the first part of their addresses. */
export type ArticleList = (typeof articleLists)[number];

export interface ShownArticle extends Omit<Article, "related"> {
  list: ArticleList;
  language: Language;
  /** Articles that the author has named come first; others of the same list follow. */
  related: readonly string[];
  /** Undefined where the text that was shipped stands. */
  markdown?: string;
  /** True while nobody has changed the article. */
  isAsShipped?: true;
}

export interface ShownArticles {
  /** The newest of each list first. */
  readonly inLanguage: Readonly<Record<Language, readonly ShownArticle[]>>;
  /** Names of those that were published once, such as `news/a-new-depot`. */
  readonly gone: readonly string[];
}

/** Names an article in all languages: the path of its English page without the first slash. */
export const nameOfArticle = ({ list, slug }: Pick<ShownArticle, "list" | "slug">): string =>
  `${list}/${slug}`;
