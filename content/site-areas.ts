/** The parts of the site, in the order in which lists of pages read them. */
import type { Page } from "./pages.ts";

export interface SiteArea {
  title: string;
  /** First part of the paths that belong here; an area takes what no earlier one has taken. */
  beginnings: readonly string[];
}

const siteAreas = [
  { title: "Services", beginnings: ["services"] },
  { title: "Industries", beginnings: ["industries"] },
  { title: "Company", beginnings: ["", "about", "approach", "locations", "careers", "contact"] },
  { title: "News", beginnings: ["news"] },
  { title: "Resources", beginnings: ["resources", "guides"] },
  {
    title: "For clients",
    beginnings: ["client-portal-info", "client-portal", "forgot-password"],
  },
  {
    title: "About this site",
    beginnings: ["search", "sitemap", "accessibility", "privacy-policy", "terms-of-service"],
  },
] as const satisfies readonly SiteArea[];

const everythingElse: SiteArea = siteAreas[2];

export function areaOf(path: string): SiteArea {
  const beginning = path.split("/")[1] ?? "";
  return (
    siteAreas.find((area) => (area.beginnings as readonly string[]).includes(beginning)) ??
    everythingElse
  );
}

/** The pages of each area in the order of the list of pages; areas without a page are left out. */
export function pagesByArea<Listed extends Pick<Page, "path">>(
  pages: readonly Listed[],
): { title: string; pages: Listed[] }[] {
  return siteAreas
    .map((area) => ({
      title: area.title,
      pages: pages.filter((page) => areaOf(page.path).title === area.title),
    }))
    .filter((area) => area.pages.length > 0);
}
