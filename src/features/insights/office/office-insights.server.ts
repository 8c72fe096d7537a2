import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import type { InsightsPlace } from "../insights.server.ts";

/** Of one client; `readInsights` decides whether its reader may see them. */
export async function officeInsights(
  route: RouteRequest & { params: { id?: string | undefined } },
): Promise<InsightsPlace> {
  const actor = await requireStaff(route);
  const id = z.safeParse(z.uuid(), route.params.id);
  if (!id.success) throw new Response(null, { status: 404 });
  const clientId = id.data;
  return { actor, clientId, path: `/office/clients/${clientId}/insights`, area: "/office" };
}
