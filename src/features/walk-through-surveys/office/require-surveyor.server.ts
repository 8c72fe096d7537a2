import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";

/** @throws 404 for who may not read opportunities */
export async function requireSurveyor(route: RouteRequest) {
  const actor = await requireStaff(route, "opportunities.read");
  const { db, config } = route.context.get(appContext);
  return { actor, db, config };
}
