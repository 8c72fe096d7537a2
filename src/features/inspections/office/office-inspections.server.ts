import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";

export const inspectionsPath = "/office/inspections";

/** @throws 404 for who performs no inspections */
export async function enterInspections(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "inspections.perform")) throw new Response(null, { status: 404 });
  const { db, queue, config } = route.context.get(appContext);
  return { actor, db, queue, config };
}
