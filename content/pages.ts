/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
import { type Language, languages } from "#platform/language/language.ts";
import { type ArticleList, nameOfArticle, type ShownArticle } from "./articles.ts";
import { whileContentStays } from "./content-in.ts";
import { addressIn, languageOfPath } from "./page-address.ts";
import type { PageTexts, PictureChoice } from "./page-parts.ts";
import { pageTextsContent } from "./page-texts.ts";
import { articlesIn, shippedArticles } from "./shown-articles.ts";

/** What is the same in every language. */
interface PageFacts {
  path: string;
  /** Route module, relative to `src/`. */
  module: string;
  /** Name of the picture of link previews; no other page has the same. */
  picture?: string;
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
  /** In other languages, a page at its address says so and leads to the English one. */
  isOnlyInEnglish?: boolean;
  /** Whose page it is; in a language without an article, its page says that it is only in English. */
  list?: ArticleList;
}

export interface Page extends Omit<PageFacts, "picture">, Omit<PageTexts, "pictureAlt"> {
  language: Language;
  /** The path of the same page in English. */
  englishPath: string;
  picture?: PictureChoice;
  /** The id of its route, where that is not its path. */
  route?: string;
  /** Its address in other languages has no page. */
  isUntranslated?: boolean;
  /** In all languages, such as `news/50th-anniversary`. */
  article?: string;
  /** Nobody has drawn a picture for its link previews. */
  isWritten?: boolean;
}

const pageFacts = [
  { path: "/", module: "areas/marketing/home/page.tsx", picture: "lobby", updated: "2026-11-21" },
  {
    path: "/services",
    module: "areas/marketing/services/all-services/page.tsx",
    picture: "iso",
    updated: "2026-11-21",
  },
  {
    path: "/services/commercial-cleaning",
    module: "areas/marketing/services/commercial-cleaning/page.tsx",
    picture: "kitchen",
    updated: "2026-11-21",
  },
  {
    path: "/services/janitorial-services",
    module: "areas/marketing/services/janitorial-services/page.tsx",
    picture: "restroom",
    updated: "2026-11-21",
  },
  {
    path: "/services/disinfection-services",
    module: "areas/marketing/services/disinfection-services/page.tsx",
    picture: "patient_room",
    updated: "2026-11-21",
  },
  {
    path: "/services/specialty-services",
    module: "areas/marketing/services/specialty-services/page.tsx",
    picture: "datacenter",
    updated: "2026-11-21",
  },
  {
    path: "/services/facility-maintenance",
    module: "areas/marketing/services/facility-maintenance/page.tsx",
    picture: "plant_room",
    updated: "2026-11-21",
  },
  {
    path: "/industries",
    module: "areas/marketing/industries/all-industries/page.tsx",
    picture: "campus",
    updated: "2026-11-21",
  },
  {
    path: "/industries/corporate-offices",
    module: "areas/marketing/industries/corporate-offices/page.tsx",
    picture: "office",
    updated: "2026-11-21",
  },
  {
    path: "/industries/healthcare-facilities",
    module: "areas/marketing/industries/healthcare-facilities/page.tsx",
    picture: "hospital",
    updated: "2026-11-21",
  },
  {
    path: "/industries/educational-institutions",
    module: "areas/marketing/industries/educational-institutions/page.tsx",
    picture: "classroom",
    updated: "2026-11-21",
  },
  {
    path: "/industries/retail-spaces",
    module: "areas/marketing/industries/retail-spaces/page.tsx",
    picture: "retail",
    updated: "2026-11-21",
  },
  {
    path: "/industries/manufacturing-industrial",
    module: "areas/marketing/industries/manufacturing-industrial/page.tsx",
    picture: "warehouse",
    updated: "2026-11-21",
  },
  {
    path: "/industries/hospitality",
    module: "areas/marketing/industries/hospitality/page.tsx",
    picture: "hotel",
    updated: "2026-11-21",
  },
  {
    path: "/about",
    module: "areas/marketing/about/page.tsx",
    picture: "skyline",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
  },
  {
    path: "/approach",
    module: "areas/marketing/approach/page.tsx",
    picture: "corridor",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
  },
  {
    path: "/contact",
    module: "areas/marketing/contact/page.tsx",
    picture: "front_desk",
    updated: "2026-11-21",
  },
  {
    path: "/careers",
    module: "areas/marketing/careers/page.tsx",
    picture: "crew_room",
    updated: "2026-11-21",
  },
  {
    path: "/news",
    module: "areas/marketing/news/page.tsx",
    picture: "press_desk",
    updated: "2026-11-21",
    list: "news",
  },
  {
    path: "/resources",
    module: "areas/marketing/resources/page.tsx",
    picture: "reading_table",
    updated: "2026-11-21",
    list: "resources",
  },
  {
    path: "/locations",
    module: "areas/marketing/locations/page.tsx",
    picture: "river_city",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
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
    picture: "iso_office",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
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
    isOnlyInEnglish: true,
  },
] as const satisfies readonly PageFacts[];

export type PagePath = (typeof pageFacts)[number]["path"];

type PicturedPage = Extract<(typeof pageFacts)[number], { picture: string }>;

/** Path of a page that has a picture of its own. */
export type PicturedPath = PicturedPage["path"];

export interface PagePicture {
  name: PicturedPage["picture"];
  alt: string;
}

const shippedPaths = new Set(shippedArticles.map(({ path }) => path));

/** All pages of a language, in the order of every list: the articles follow the page of their list. */
export const pagesIn = whileContentStays((language): readonly Page[] =>
  pageFacts.flatMap((facts: (typeof pageFacts)[number]) => [
    language === "en" ? inEnglish(facts) : translated(facts, language),
    ...("list" in facts ? articlePages(language, facts.list) : []),
  ]),
);

/** In English, as they were when this module was loaded: their addresses never change. */
export const pages = pagesIn("en");

export const pagesInAllLanguages = (): Page[] => languages.flatMap(pagesIn);

function inEnglish(facts: (typeof pageFacts)[number]): Page {
  const { picture: _, ...page }: PageFacts = facts;
  const { pictureAlt = "", ...texts } = textsOf(facts.path, "en");
  const isOnlyInEnglish = page.list ? articlesIn("es", page.list).length === 0 : undefined;
  return {
    ...page,
    ...texts,
    ...("picture" in facts ? { picture: { name: facts.picture, alt: pictureAlt } } : {}),
    ...(isOnlyInEnglish ? { isOnlyInEnglish } : {}),
    language: "en",
    englishPath: facts.path,
  };
}

const onlyInEnglish = {
  module: "areas/marketing/only-in-english/page.tsx",
  noindex: true,
  onRequest: false,
} as const;

function translated(facts: (typeof pageFacts)[number], language: Language): Page {
  const { type: _, ...page } = inEnglish(facts);
  const { pictureAlt, ...texts } = textsOf(facts.path, language);
  // A list gets its first article in another language while the product runs: its page knows both.
  const untranslated = page.list ? { noindex: true } : onlyInEnglish;
  return {
    ...page,
    ...texts,
    ...(page.picture && pictureAlt ? { picture: { ...page.picture, alt: pictureAlt } } : {}),
    ...(page.isOnlyInEnglish ? untranslated : {}),
    path: addressIn(language, facts.path),
    language,
  };
}

function textsOf(path: PagePath, language: Language): PageTexts {
  return pageTextsContent(language).pageTexts[path];
}

/** The articles of a list; in another language also those that are in English only, as such. */
function articlePages(language: Language, list: ArticleList): Page[] {
  const own = articlesIn(language, list);
  const slugs = new Set(own.map(({ slug }) => slug));
  const english = language === "en" ? [] : articlesIn("en", list);
  return [
    ...own.map((article) => pageOfArticle(article, language)),
    ...english.filter(({ slug }) => !slugs.has(slug)).map((one) => pageOfArticle(one, language)),
  ];
}

function pageOfArticle(article: ShownArticle, language: Language): Page {
  const englishPath = `/${nameOfArticle(article)}`;
  const path = addressIn(language, englishPath);
  const isShipped = shippedPaths.has(path);
  const isIn = (one: Language) =>
    articlesIn(one, article.list).some(({ slug }) => slug === article.slug);
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
    ...(isShipped ? {} : { route: addressIn(language, `/${article.list}/:slug`) }),
    ...(isIn("es") ? {} : { isOnlyInEnglish: true }),
    ...(isIn("en") ? {} : { isUntranslated: true }),
    ...(article.language === language ? {} : { noindex: true }),
    ...(shippedArticles.includes(article) ? {} : { isWritten: true }),
  };
}

export const pageIn = (language: Language, path: PagePath): Page => {
  const page = pagesIn(language).find(({ englishPath }) => englishPath === path);
  if (page === undefined) throw new Error(`content/pages.ts has no page at ${path}`);
  return page;
};

/** @param path canonical: lower case, no trailing slash */
export const pageAt = (path: string): Page | undefined =>
  pagesIn(languageOfPath(path)).find((page) => page.path === path);

/** Whether its data change with articles: a page of one, of a list, or of all pages. */
export const showsArticles = ({ article, list, englishPath }: Page): boolean =>
  article !== undefined || list !== undefined || englishPath === "/sitemap";
