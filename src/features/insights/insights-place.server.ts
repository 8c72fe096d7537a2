import * as z from "zod/mini";
import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { InsightsPlace } from "./insights.server.ts";

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
  const id = z.safeParse(z.uuid(), route.params.id);
  if (!id.success) throw new Response(null, { status: 404 });
  const clientId = id.data;
  return { actor, clientId, path: `/office/clients/${clientId}/insights`, area: "/office" };
}

const enterByArea = viewByArea({ portal: portalInsights, office: officeInsights });

/** @throws 404 for who may not enter, and for what is no client */
export const enterInsights = (route: ClientRoute): Promise<InsightsPlace> =>
  enterByArea(route)(route);
