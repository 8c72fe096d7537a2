/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
import { type Language, languages, otherLanguage } from "#platform/language/language.ts";
import type { Article as ArticleFacts } from "./articles.ts";
import { contentEdits } from "./content-edits.ts";
import { whileContentStays } from "./content-in.ts";
import { isHidden, newNameOf } from "./hidden-pages.ts";
import { news } from "./news/articles.ts";
import { addressIn, languageOfPath } from "./page-address.ts";
import type { PageTexts } from "./page-parts.ts";
import { pageTextsContent } from "./page-texts.ts";
import { type Place, placePath, placesIn } from "./places.ts";
import { resources } from "./resources/articles.ts";
import { isTranslated } from "./translated-documents.ts";

/** What is the same in every language. */
interface PageFacts {
  path: string;
  /** Route module, relative to `src/`. */
  module: string;
  /** Of an article: name of the picture of link previews; no other page has the same. */
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
  /** A document that is shipped in English alone: once it is translated, the page is in that language, too. */
  translatedBy?: string;
}

export interface Page extends Omit<PageFacts, "picture">, Omit<PageTexts, "pictureAlt" | "image"> {
  language: Language;
  /** The path of the same page in English. */
  englishPath: PagePath;
  /** Of its route: the path, but for pages of one route that differ by a part of their addresses. */
  routeId: string;
  picture?: PagePicture;
}

/** Page of an article; its text is the MDX file of the same name. */
const articlePage = <A extends ArticleFacts>(article: A) =>
  ({
    path: article.path as A["path"],
    module: "areas/marketing/articles/page.tsx",
    text: `../content${article.path}.mdx`,
    picture: article.picture as A["picture"],
    updated: article.updated ?? article.published,
    type: "article",
    isOnlyInEnglish: true,
    article,
  }) as const;

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
    isOnlyInEnglish: true,
  },
  ...news.map(articlePage),
  {
    path: "/resources",
    module: "areas/marketing/resources/page.tsx",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
  },
  ...resources.map(articlePage),
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
type Article = Extract<(typeof pageFacts)[number], { picture: string }>;

/** Path of a page that has a picture of its own, which stands among its texts. */
export type PicturedPath =
  | Article["path"]
  | { [Path in keyof Texts]: Texts[Path] extends { image: string } ? Path : never }[keyof Texts];

export interface PagePicture {
  name: Article["picture"] | Extract<Texts[keyof Texts], { image: string }>["image"];
  alt: string;
}

/** All pages of a language, in the order of every list, with those that nobody is shown. */
const everyPageIn = whileContentStays((language): readonly Page[] =>
  [...pageFacts, ...placesIn(language).map(placeFacts)].map((facts) => pageOf(facts, language)),
);

/** All pages of a language, in the order of every list. */
export const pagesIn = whileContentStays((language): readonly Page[] =>
  everyPageIn(language).filter(({ englishPath }) => !isHidden(language, englishPath)),
);

/** In English, as they were when this module was loaded: their addresses never change. */
export const pages = pagesIn("en");

export const pagesInAllLanguages = (): Page[] => languages.flatMap(pagesIn);

function pageOf(facts: Facts, language: Language): Page {
  const { picture, isOnlyInEnglish, translatedBy, ...page }: PageFacts = facts;
  const { pictureAlt = "", image = picture, ...texts } = textsOf(facts, language);
  const path = addressIn(language, facts.path);
  // Only pictures that there are get this far, whatever the types of their names have become here.
  const name = image as PagePicture["name"] | undefined;
  const isMissing =
    isOnlyInEnglish === true ||
    (translatedBy !== undefined && !isTranslated(otherLanguage("en"), translatedBy));
  return {
    ...page,
    ...texts,
    ...(name && (language === "en" || pictureAlt) ? { picture: { name, alt: pictureAlt } } : {}),
    ...(isMissing ? { isOnlyInEnglish: true } : {}),
    ...(isMissing && language !== "en" ? notTranslated(facts) : {}),
    path,
    language,
    englishPath: facts.path,
    routeId: "place" in facts ? addressIn(language, placeRoute) : path,
  };
}

/** What may be translated has its own module, which shows that page until it is. */
function notTranslated({ module, translatedBy }: PageFacts): Partial<Page> {
  return {
    module: translatedBy === undefined ? "areas/marketing/only-in-english/page.tsx" : module,
    noindex: true,
    onRequest: false,
    text: undefined,
    type: undefined,
  };
}

function textsOf(facts: Facts, language: Language): PageTexts {
  if ("article" in facts) {
    const { name, description, keywords, alt } = facts.article;
    return { title: name, description, keywords, pictureAlt: alt };
  }
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
