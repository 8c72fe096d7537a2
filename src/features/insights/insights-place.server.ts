import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { requireUuid } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { InsightsPlace } from "./insights-page.server.ts";

/** A client's own figures, in the portal and in its API. */
export async function portalInsights(route: RouteRequest): Promise<InsightsPlace> {
  const actor = await requireClient(route);
  const { clientId } = actor;
  return { actor, clientId, path: "/client-portal/insights", area: "/client-portal" };
}

type ClientRoute = RouteRequest & { params: { id?: string | undefined } };

/** The figures of one client; `readInsights` decides whether its reader may see them. */
async function officeInsights(route: ClientRoute): Promise<InsightsPlace> {
  const actor = await requireStaff(route);
  const clientId = requireUuid(route.params.id);
  return { actor, clientId, path: `/office/clients/${clientId}/insights`, area: "/office" };
}

const enterByArea = viewByArea({ portal: portalInsights, office: officeInsights });

/** @throws 404 for who may not enter, and for what is no client */
export const requireInsightsPlace = (route: ClientRoute): Promise<InsightsPlace> =>
  enterByArea(route)(route);
