import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { requireInspector } from "./office/detail-page.server.ts";

const enterOf = viewByArea({
  portal: requireClient,
  office: async (route: RouteRequest) => (await requireInspector(route)).actor,
});

/** Clients read inspections, and staff whose role performs them. @throws 404 for everybody else */
export const requireInspectionReader = (route: RouteRequest): Promise<Actor> =>
  enterOf(route)(route);
