/** Portal and office share the modules of many pages; the address says in which of them one was asked for. */
import type { Actor } from "#platform/identity/actor.ts";
import { type RouteRequest, requireClient, requireStaff } from "./actor.server.ts";

export type AccountArea = "portal" | "office";

function areaOf({ request }: Pick<RouteRequest, "request">): AccountArea {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/office/")) return "office";
  if (/^\/(client-portal|api\/portal)\//.test(pathname)) return "portal";
  throw new Error(`${pathname} is in neither the portal nor the office`);
}

/** @returns the readers for whom the area's pages are written */
export const audienceOf = (route: Pick<RouteRequest, "request">): "client" | "staff" =>
  areaOf(route) === "office" ? "staff" : "client";

export const viewByArea =
  <View>(views: Readonly<Record<AccountArea, View>>) =>
  (route: Pick<RouteRequest, "request">): View =>
    views[areaOf(route)];

/** @throws what the area answers to a guest, or to somebody of the other area */
export const requireAreaActor = (route: RouteRequest): Promise<Actor> =>
  areaOf(route) === "office" ? requireStaff(route) : requireClient(route);
