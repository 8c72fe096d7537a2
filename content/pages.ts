/**
 * Every public page: one list feeds routes, prerendering, metadata, navigation, sitemap and tests.
 * Titles are page names; the company's name is appended where they are rendered.
 */
import { type Language, languages } from "#platform/language/language.ts";
import type { Article } from "./articles.ts";
import { whileContentStays } from "./content-in.ts";
import { news } from "./news/articles.ts";
import { addressIn, languageOfPath } from "./page-address.ts";
import type { PageTexts } from "./page-parts.ts";
import { pageTextsContent } from "./page-texts.ts";
import { resources } from "./resources/articles.ts";

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
}

export interface Page extends Omit<PageFacts, "picture">, Omit<PageTexts, "pictureAlt"> {
  language: Language;
  /** The path of the same page in English. */
  englishPath: PagePath;
  picture?: PagePicture;
}

/** Page of an article; its text is the MDX file of the same name. */
const articlePage = <A extends Article>(article: A) =>
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
    isOnlyInEnglish: true,
  },
  ...news.map(articlePage),
  {
    path: "/resources",
    module: "areas/marketing/resources/page.tsx",
    picture: "reading_table",
    updated: "2026-11-21",
    isOnlyInEnglish: true,
  },
  ...resources.map(articlePage),
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

/** All pages of a language, in the order of every list. */
export const pagesIn = whileContentStays((language): readonly Page[] =>
  pageFacts.map((facts) => (language === "en" ? inEnglish(facts) : translated(facts, language))),
);

/** In English, as they were when this module was loaded: their addresses never change. */
export const pages = pagesIn("en");

export const pagesInAllLanguages = (): Page[] => languages.flatMap(pagesIn);

function inEnglish(facts: (typeof pageFacts)[number]): Page {
  const { picture: _, ...page }: PageFacts = facts;
  const { pictureAlt = "", ...texts } = textsOf(facts, "en");
  return {
    ...page,
    ...texts,
    ...("picture" in facts ? { picture: { name: facts.picture, alt: pictureAlt } } : {}),
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
  const { text: _, type: __, ...page } = inEnglish(facts);
  const { pictureAlt, ...texts } = textsOf(facts, language);
  return {
    ...page,
    ...texts,
    ...(page.picture && pictureAlt ? { picture: { ...page.picture, alt: pictureAlt } } : {}),
    ...(page.isOnlyInEnglish ? onlyInEnglish : {}),
    path: addressIn(language, facts.path),
    language,
  };
}

function textsOf(facts: (typeof pageFacts)[number], language: Language): PageTexts {
  if ("article" in facts) {
    const { name, description, keywords, alt } = facts.article;
    return { title: name, description, keywords, pictureAlt: alt };
  }
  return pageTextsContent(language).pageTexts[facts.path];
}

export const pageIn = (language: Language, path: PagePath): Page => {
  const page = pagesIn(language).find(({ englishPath }) => englishPath === path);
  if (page === undefined) throw new Error(`content/pages.ts has no page at ${path}`);
  return page;
};

/** @param path canonical: lower case, no trailing slash */
export const pageAt = (path: string): Page | undefined =>
  pagesIn(languageOfPath(path)).find((page) => page.path === path);
