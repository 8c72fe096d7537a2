/** The articles that the site shows: those that were shipped, as administrators have changed them, and their own. */
import { type Language, languages } from "#platform/language/language.ts";
import type { Article, ArticleList, ShownArticle, ShownArticles } from "./articles.ts";
import { sayFacts } from "./company-facts-in-text.ts";
import { contentEdits } from "./content-edits.ts";
import { news } from "./news/articles.ts";
import { addressIn, languageOfPath } from "./page-address.ts";
import { resources } from "./resources/articles.ts";

const ofList = (list: ArticleList, articles: readonly Article[]): ShownArticle[] =>
  articles.map((article) => ({ ...article, list, language: "en", isAsShipped: true }));

/** Articles are shipped in English alone. */
export const shippedArticles: readonly ShownArticle[] = [
  ...ofList("news", news),
  ...ofList("resources", resources),
];

const asShipped: ShownArticles = { inLanguage: { en: shippedArticles, es: [] }, gone: [] };

/** Works on the server only; a browser gets the articles in its page's data. */
const shownArticles = (): ShownArticles => contentEdits().articles ?? asShipped;

export const articlesIn = (language: Language, list: ArticleList): ShownArticle[] =>
  shownArticles()
    .inLanguage[language].filter((article) => article.list === list)
    .map(withCompanyFacts);

/** Its text is asked for the company's facts where it is set. */
function withCompanyFacts(article: ShownArticle): ShownArticle {
  const { language, title, name, excerpt, description, alt } = article;
  const filledIn = (text: string) => sayFacts(text, language);
  return {
    ...article,
    title: filledIn(title),
    name: filledIn(name),
    excerpt: filledIn(excerpt),
    description: filledIn(description),
    alt: filledIn(alt),
  };
}

/** @param path canonical, in any language */
export function articleAt(path: string): ShownArticle | undefined {
  const language = languageOfPath(path);
  const article = shownArticles().inLanguage[language].find((shown) => shown.path === path);
  return article && withCompanyFacts(article);
}

/** @param path of any page: whether an article stood there that is no longer shown */
export const isGoneArticle = (path: string): boolean =>
  shownArticles().gone.some((name) =>
    languages.some((language) => addressIn(language, `/${name}`) === path),
  );

const relatedCount = 3;

/** Articles that it names come first, then those of its category, then the newest. */
export function relatedTo(
  article: ShownArticle,
  articles: ShownArticles = shownArticles(),
): ShownArticle[] {
  const others = articles.inLanguage[article.language].filter(
    (other) => other.list === article.list && other.slug !== article.slug,
  );
  const rank = (other: ShownArticle) => {
    const named = article.related.indexOf(other.slug);
    if (named >= 0) return named;
    return other.category === article.category ? article.related.length : Number.MAX_SAFE_INTEGER;
  };
  return others
    .toSorted((left, right) => rank(left) - rank(right))
    .slice(0, relatedCount)
    .map(withCompanyFacts);
}
