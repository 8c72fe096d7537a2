/** The parts of the site, in the order of page lists. */
import type { Page } from "./pages.ts";

export interface SiteArea {
  title: string;
  /** First segments of the paths that belong here; the first matching area wins. */
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
    beginnings: ["client-portal-info", "client-portal"],
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

/** The pages of each area, in the order of the page list; without empty areas. */
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
