import type { Article } from "./articles.ts";
import { news } from "./news/articles.ts";
import { resources } from "./resources/articles.ts";

const all = [...news, ...resources] as const;

export type ListedArticle = Article & Pick<(typeof all)[number], "path" | "picture">;

const listed: readonly ListedArticle[] = all;

/** @param path such as `/news/50th-anniversary` */
export const articleAt = (path: string): ListedArticle | undefined =>
  listed.find((article) => article.path === path);

/** In the article's order. @throws if one does not exist */
export function relatedTo(article: Article): ListedArticle[] {
  const folder = article.path.slice(0, article.path.lastIndexOf("/"));
  return article.related.map((slug) => {
    const match = articleAt(`${folder}/${slug}`);
    if (!match) throw new Error(`${article.path} names "${slug}", which is no article`);
    return match;
  });
}
