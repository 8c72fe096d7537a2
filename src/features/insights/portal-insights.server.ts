import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import type { InsightsPlace } from "./insights.server.ts";

/** A client's own figures, in the portal and in its API. */
export async function portalInsights(route: RouteRequest): Promise<InsightsPlace> {
  const actor = await requireClient(route);
  const { clientId } = actor;
  return { actor, clientId, path: "/client-portal/insights", area: "/client-portal" };
}
