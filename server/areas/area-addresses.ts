/**
 * Whose an address is. An area owns the first part of its addresses (`/office/...`); what nobody owns
 * belongs to the public site, and so do the very addresses of public pages beneath another's part,
 * as `/client-portal` is. A look-up, because each request that is rendered asks.
 */
import type { ServerBuild } from "react-router";
import { areaOfRoute } from "./route-areas.ts";

type Routes = ServerBuild["routes"];

export const publicSite = "marketing";

/** @throws where two areas claim the same first part, or one would own all addresses */
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

/** From the root, by the paths of a route and of those around it. */
function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (route === undefined) return "/";
  const around = fullPath(routes, route.parentId);
  return route.path ? `${around === "/" ? "" : around}/${route.path}` : around;
}

/**
 * As the router reads paths: in any case, decoded, with or without a slash at the end. The data of a
 * page (`/careers.data`, `/_.data`) belong to it.
 */
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
