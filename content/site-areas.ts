/** The parts of the site, in the order of page lists. */
import type { Language } from "#platform/language/language.ts";
import { navigationContent } from "./navigation.ts";
import type { Page } from "./pages.ts";

export interface SiteArea {
  id: string;
  titleIn: Readonly<Record<Language, string>>;
  /** First segments of the English paths that belong here; the first matching area wins. */
  beginnings: readonly string[];
}

type AreaName = keyof ReturnType<typeof navigationContent>["siteAreas"];

/** Read when it is asked for: it is edited while the product runs. */
const titleOf = (name: AreaName): SiteArea["titleIn"] => ({
  get en() {
    return navigationContent("en").siteAreas[name];
  },
  get es() {
    return navigationContent("es").siteAreas[name];
  },
});

const beginnings: Readonly<Record<AreaName, readonly string[]>> = {
  services: ["services"],
  industries: ["industries"],
  company: ["", "about", "approach", "locations", "careers", "contact"],
  news: ["news"],
  resources: ["resources", "guides"],
  forClients: ["client-portal-info", "client-portal"],
  aboutThisSite: ["search", "sitemap", "accessibility", "privacy-policy", "terms-of-service"],
};

const areaNamed = (id: AreaName): SiteArea => ({
  id,
  titleIn: titleOf(id),
  beginnings: beginnings[id],
});

// The keys of an object that is written above.
const siteAreas = (Object.keys(beginnings) as AreaName[]).map(areaNamed);

const everythingElse = areaNamed("company");

/** @param path of the English page */
export function areaOf(path: string): SiteArea {
  const beginning = path.split("/")[1] ?? "";
  return siteAreas.find((area) => area.beginnings.includes(beginning)) ?? everythingElse;
}

/** The pages of each area, in the order of the page list; without empty areas. */
export function pagesByArea<Listed extends Pick<Page, "englishPath">>(
  pages: readonly Listed[],
): (SiteArea & { pages: Listed[] })[] {
  return siteAreas
    .map((area) => ({
      ...area,
      pages: pages.filter((page) => areaOf(page.englishPath).id === area.id),
    }))
    .filter((area) => area.pages.length > 0);
}
