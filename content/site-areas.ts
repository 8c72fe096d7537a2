/** The parts of the site, in the order of page lists. */
import type { Language } from "#platform/language/language.ts";
import type { Page } from "./pages.ts";

export interface SiteArea {
  titleIn: Readonly<Record<Language, string>>;
  /** First segments of the English paths that belong here; the first matching area wins. */
  beginnings: readonly string[];
}

const siteAreas = [
  { titleIn: { en: "Services", es: "Servicios" }, beginnings: ["services"] },
  { titleIn: { en: "Industries", es: "Sectores" }, beginnings: ["industries"] },
  {
    titleIn: { en: "Company", es: "Empresa" },
    beginnings: ["", "about", "approach", "locations", "careers", "contact"],
  },
  { titleIn: { en: "News", es: "Noticias" }, beginnings: ["news"] },
  { titleIn: { en: "Resources", es: "Recursos" }, beginnings: ["resources", "guides"] },
  {
    titleIn: { en: "For clients", es: "Para clientes" },
    beginnings: ["client-portal-info", "client-portal"],
  },
  {
    titleIn: { en: "About this site", es: "Acerca de este sitio" },
    beginnings: ["search", "sitemap", "accessibility", "privacy-policy", "terms-of-service"],
  },
] as const satisfies readonly SiteArea[];

const everythingElse: SiteArea = siteAreas[2];

/** @param path of the English page */
export function areaOf(path: string): SiteArea {
  const beginning = path.split("/")[1] ?? "";
  return (
    siteAreas.find((area) => (area.beginnings as readonly string[]).includes(beginning)) ??
    everythingElse
  );
}

/** The pages of each area, in the order of the page list; without empty areas. */
export function pagesByArea<Listed extends Pick<Page, "englishPath">>(
  pages: readonly Listed[],
): (SiteArea & { pages: Listed[] })[] {
  return siteAreas
    .map((area) => ({
      ...area,
      pages: pages.filter((page) => areaOf(page.englishPath) === area),
    }))
    .filter((area) => area.pages.length > 0);
}
