/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
import { type Language, languages, otherLanguage } from "#platform/language/language.ts";
import { type ArticleList, articleLists, nameOfArticle, type ShownArticle } from "./articles.ts";
import { contentEdits } from "./content-edits.ts";
import { whileContentStays } from "./content-in.ts";
import { isHidden, newNameOf } from "./hidden-pages.ts";
import { addressIn, languageOfPath } from "./page-address.ts";
import type { PageTexts, PictureChoice } from "./page-parts.ts";
import { pageTextsContent } from "./page-texts.ts";
import { placePath, placesIn } from "./places.ts";
import type { Place } from "./shipped-places.ts";
import { articlesIn, shippedArticles } from "./shown-articles.ts";
import { isTranslated } from "./translated-documents.ts";

/** The facts of a page that are the same in every language. */
interface PageFacts {
  path: string;
  /** Route module, relative to `src/`. */
  module: string;
  /** Day of the last real change of the text, for the sitemap: `2026-11-21`. */
  updated: string;
  type?: "website" | "article";
  /** Route module within this page's own: the text of an article. */
  text?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Signed-in people get another page at this address. */
  bySession?: boolean;
  /** Rendered for each request, because its content depends on the query. */
  onRequest?: boolean;
  /** The same address in another language explains this and links to the English page. */
  isOnlyInEnglish?: boolean;
  /** A document that is shipped in English alone: once it is translated, the page is in that language, too. */
  translatedBy?: string;
  /**
   * Set on the page of a list of articles; in a language without any, it explains that they are only in
   * English.
   */
  list?: ArticleList;
}

export interface Page extends PageFacts, Omit<PageTexts, "pictureAlt" | "image"> {
  language: Language;
  /** The path of the same page in English. */
  englishPath: string;
  /** The id of its route is its path, but for pages of one route that differ by a part of their addresses. */
  routeId: string;
  picture?: PictureChoice;
  /** Its address in other languages has no page. */
  isUntranslated?: boolean;
  /** The article's name in all languages, such as `news/50th-anniversary`. */
  article?: string;
  /** Nobody has drawn a picture for its link previews. */
  isWritten?: boolean;
}

const pageFacts = [
  { path: "/", module: "areas/marketing/home/page.tsx", updated: "2026-11-21" },
  {
    path: "/services",
    module: "areas/marketing/services/all-services/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/services/commercial-cleaning",
    module: "areas/marketing/services/commercial-cleaning/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/services/janitorial-services",
    module: "areas/marketing/services/janitorial-services/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/services/disinfection-services",
    module: "areas/marketing/services/disinfection-services/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/services/specialty-services",
    module: "areas/marketing/services/specialty-services/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/services/facility-maintenance",
    module: "areas/marketing/services/facility-maintenance/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries",
    module: "areas/marketing/industries/all-industries/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/corporate-offices",
    module: "areas/marketing/industries/corporate-offices/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/healthcare-facilities",
    module: "areas/marketing/industries/healthcare-facilities/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/educational-institutions",
    module: "areas/marketing/industries/educational-institutions/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/retail-spaces",
    module: "areas/marketing/industries/retail-spaces/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/manufacturing-industrial",
    module: "areas/marketing/industries/manufacturing-industrial/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/industries/hospitality",
    module: "areas/marketing/industries/hospitality/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/about",
    module: "areas/marketing/about/page.tsx",
    updated: "2026-11-21",
    translatedBy: "about",
  },
  {
    path: "/approach",
    module: "areas/marketing/approach/page.tsx",
    updated: "2026-11-21",
    translatedBy: "approach-page",
  },
  {
    path: "/contact",
    module: "areas/marketing/contact/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/careers",
    module: "areas/marketing/careers/page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/news",
    module: "areas/marketing/news/page.tsx",
    updated: "2026-11-21",
    list: "news",
  },
  {
    path: "/resources",
    module: "areas/marketing/resources/page.tsx",
    updated: "2026-11-21",
    list: "resources",
  },
  {
    path: "/locations",
    module: "areas/marketing/locations/page.tsx",
    updated: "2026-11-21",
    translatedBy: "locations",
  },
  {
    path: "/client-portal",
    module: "areas/marketing/client-portal/page.tsx",
    updated: "2026-11-21",
    bySession: true,
  },
  {
    path: "/client-portal-info",
    module: "areas/marketing/client-portal-info/page.tsx",
    updated: "2026-11-21",
    translatedBy: "client-portal-info",
  },
  {
    path: "/privacy-policy",
    module: "areas/marketing/legal/privacy-policy-page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/terms-of-service",
    module: "areas/marketing/legal/terms-of-service-page.tsx",
    updated: "2026-11-21",
  },
  { path: "/sitemap", module: "areas/marketing/site-map/page.tsx", updated: "2026-11-21" },
  {
    path: "/accessibility",
    module: "areas/marketing/legal/accessibility-page.tsx",
    updated: "2026-11-21",
  },
  {
    path: "/search",
    module: "areas/marketing/search/page.tsx",
    updated: "2026-11-21",
    noindex: true,
    onRequest: true,
  },
] as const satisfies readonly PageFacts[];

/** The pages of places, whose list is edited while the product runs. */
const placeRoute = "/locations/:place";

const articleRoute = (list: ArticleList) => `/${list}/:slug`;

/** The pages of articles that have no route of their own, which come while the product runs. */
export const articleRoutesIn = (language: Language): string[] =>
  articleLists.map((list) => addressIn(language, articleRoute(list)));

const placeFacts = (place: Place): PageFacts & { path: PlacePath; place: Place } => ({
  path: placePath(place),
  module: "areas/marketing/locations/place-page.tsx",
  updated: "2026-11-26",
  translatedBy: "locations",
  place,
});

type PlacePath = ReturnType<typeof placePath>;

type Facts = (typeof pageFacts)[number] | ReturnType<typeof placeFacts>;

export type PagePath = Facts["path"];

type Texts = ReturnType<typeof pageTextsContent>["pageTexts"];

/** Path of a page that has a picture of its own, which stands among its texts. */
export type PicturedPath = {
  [Path in keyof Texts]: Texts[Path] extends { image: string } ? Path : never;
}[keyof Texts];

export interface PagePicture {
  name: Extract<Texts[keyof Texts], { image: string }>["image"];
  alt: string;
}

const shippedPaths = new Set(shippedArticles.map(({ path }) => path));

/** The order of this list is that of every list of pages; pages that are hidden are included. */
const everyPageIn = whileContentStays((language): readonly Page[] => [
  // The articles follow the page of their list.
  ...pageFacts.flatMap((facts) => [
    pageOf(facts, language),
    ...("list" in facts ? articlePages(language, facts.list) : []),
  ]),
  ...placesIn(language).map((place) => pageOf(placeFacts(place), language)),
]);

/** Pages that are hidden are left out; the order is that of every list. */
export const pagesIn = whileContentStays((language): readonly Page[] =>
  everyPageIn(language).filter(({ englishPath }) => !isHidden(language, englishPath)),
);

/** Addresses of English pages never change, so it is enough to read them when this module is loaded. */
export const pages = pagesIn("en");

export const pagesInAllLanguages = (): Page[] => languages.flatMap(pagesIn);

function pageOf(facts: Facts, language: Language): Page {
  const { translatedBy, ...page }: PageFacts = facts;
  const { pictureAlt = "", image, ...texts } = textsOf(facts, language);
  const path = addressIn(language, facts.path);
  const other = otherLanguage("en");
  const isMissing =
    (translatedBy !== undefined && !isTranslated(other, translatedBy)) ||
    (page.list !== undefined && articlesIn(other, page.list).length === 0);
  return {
    ...page,
    ...texts,
    ...(image && (language === "en" || pictureAlt)
      ? { picture: { name: image, alt: pictureAlt } }
      : {}),
    ...(isMissing ? { isOnlyInEnglish: true } : {}),
    // Its own module shows that until it is translated, which happens while the product runs.
    ...(isMissing && language !== "en" ? { noindex: true, onRequest: false } : {}),
    path,
    language,
    englishPath: facts.path,
    routeId: "place" in facts ? addressIn(language, placeRoute) : path,
  };
}

function textsOf(facts: Facts, language: Language): PageTexts {
  const { pageTexts } = pageTextsContent(language);
  if (!("place" in facts)) {
    const edits = contentEdits()[language];
    // A service or an industry is called as in its own list, unless its page was given a title of its own.
    const isOwn = edits["page-texts"]?.[`pageTexts.${facts.path}.title`] !== undefined;
    const name = isOwn ? undefined : newNameOf(edits, facts.path);
    const texts = pageTexts[facts.path];
    return name === undefined ? texts : { ...texts, title: name };
  }
  const { title, description, keywords } = pageTexts["/locations/*"];
  const named = (text: string) => text.replaceAll("{name}", facts.place.name);
  return { title: named(title), description: named(description), keywords };
}

/** The articles of a list; in another language also those that are in English only, as such. */
function articlePages(language: Language, list: ArticleList): Page[] {
  const articles = articlesIn(language, list);
  const slugs = new Set(articles.map(({ slug }) => slug));
  const english = language === "en" ? [] : articlesIn("en", list);
  return [
    ...articles.map((article) => pageOfArticle(article, language)),
    ...english
      .filter(({ slug }) => !slugs.has(slug))
      .map((article) => pageOfArticle(article, language)),
  ];
}

function pageOfArticle(article: ShownArticle, language: Language): Page {
  const englishPath = `/${nameOfArticle(article)}`;
  const path = addressIn(language, englishPath);
  const isShipped = shippedPaths.has(path);
  const isIn = (pageLanguage: Language) =>
    articlesIn(pageLanguage, article.list).some(({ slug }) => slug === article.slug);
  const { name, description, keywords, picture, alt, updated, published } = article;
  return {
    path,
    englishPath,
    language,
    title: name,
    description,
    keywords,
    picture: { name: picture, alt },
    updated: updated ?? published,
    type: "article",
    article: nameOfArticle(article),
    module: "areas/marketing/articles/page.tsx",
    // The text that was shipped is the MDX file of the same name.
    ...(isShipped ? { text: `../content${path}.mdx` } : {}),
    routeId: isShipped ? path : addressIn(language, articleRoute(article.list)),
    ...(isIn("es") ? {} : { isOnlyInEnglish: true }),
    ...(isIn("en") ? {} : { isUntranslated: true }),
    ...(article.language === language ? {} : { noindex: true }),
    ...(article.isAsShipped ? {} : { isWritten: true }),
  };
}

export const pageIn = (language: Language, path: PagePath): Page => {
  const page = everyPageIn(language).find(({ englishPath }) => englishPath === path);
  if (page === undefined) throw new Error(`content/pages.ts has no page at ${path}`);
  return page;
};

const placePattern = /^(?:\/es)?\/locations\/[^/]+$/;

/** An address that has a route, and no page: it is not offered, or there is no such place. */
export const isClosed = (path: string): boolean =>
  pageAt(path) === undefined && (placePattern.test(path) || isHidden(languageOfPath(path), path));

/** @param path canonical: lower case, no trailing slash */
export const pageAt = (path: string): Page | undefined =>
  pagesIn(languageOfPath(path)).find((page) => page.path === path);

/** The data of such a page change with articles: a page of one, of a list, or of all pages. */
export const showsArticles = ({ article, list, englishPath }: Page): boolean =>
  article !== undefined || list !== undefined || englishPath === "/sitemap";
