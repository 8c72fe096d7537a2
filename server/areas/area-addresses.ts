/**
 * An area owns the first segment of its addresses (`/office/...`); the rest is the public site's, and
 * so are public pages within another area's segment, such as `/client-portal`. The public site in
 * another language is an area of its own: its visitors load the names of no English page.
 */
import type { ServerBuild } from "react-router";
import { type Language, languages } from "#platform/language/language.ts";
import { areaOfRoute } from "./route-areas.ts";

type Routes = ServerBuild["routes"];

const publicSite = "marketing";

export const publicSiteIn = (language: Language): string =>
  language === "en" ? publicSite : `${publicSite}-${language}`;

export const isPublicSite = (area: string): boolean =>
  languages.some((language) => publicSiteIn(language) === area);

/** @throws if two areas claim the same first segment, or one would own all addresses */
export function addressesOf(routes: Routes): (pathname: string) => string {
  const publicPages = new Set<string>();
  const owners = new Map<string, string>();
  for (const id of Object.keys(routes)) {
    const area = areaOfRoute(routes, id);
    const path = fullPath(routes, id);
    if (area === publicSite) publicPages.add(path);
    if (area === undefined || area === publicSite || path === "/") continue;
    const first = firstPart(path);
    if (/^[:*]/.test(first)) throw new Error(`${id} would own the addresses of all areas`);
    const owner = owners.get(first) ?? area;
    if (owner !== area)
      throw new Error(`/${first} belongs to ${owner}: ${id} needs another address`);
    owners.set(first, area);
  }
  return (pathname) => {
    const path = spelledLikeRoutes(pathname);
    return publicPages.has(path) ? publicSite : (owners.get(firstPart(path)) ?? publicSite);
  };
}

const firstPart = (path: string) => path.split("/", 2)[1] ?? "";

function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (route === undefined) return "/";
  const around = fullPath(routes, route.parentId);
  return route.path ? `${around === "/" ? "" : around}/${route.path}` : around;
}

/** Spells a path as the router does: any case, decoded, no trailing slash. `/careers.data` is `/careers`. */
function spelledLikeRoutes(pathname: string): string {
  const path = pathname.replace(/(\/_)?\.data$/, "").replace(/\/+$/, "");
  return decoded(path).toLowerCase() || "/";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // Not UTF-8: the router takes it literally as well.
  }
}
