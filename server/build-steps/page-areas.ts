/** Tells the areas of each route module, since the folder of a feature holds pages of several areas. */
import { posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isPublicSite, publicSiteIn } from "../areas/area-addresses.ts";

/** Keys are paths of modules in the product, e.g. `src/features/invoices/portal/list-page.tsx`. */
export type PageAreas = ReadonlyMap<string, ReadonlySet<string>>;

/** @param routes the id of each begins with its area; those beneath it are of that area as well */
export function areasOfPages(routes: readonly RouteConfigEntry[]): PageAreas {
  const pages = new Map<string, Set<string>>();
  const add = ({ file, children = [] }: RouteConfigEntry, area: string) => {
    const path = posix.join("src", file);
    pages.set(path, (pages.get(path) ?? new Set()).add(area));
    for (const child of children) add(child, area);
  };
  for (const route of routes) {
    const [area] = route.id?.split("/", 1) ?? [];
    if (area === undefined)
      throw new Error(`the route of ${route.file} has no id that names its area`);
    // The public site in each language is made of the same modules.
    add(route, isPublicSite(area) ? publicSiteIn("en") : area);
  }
  return pages;
}
