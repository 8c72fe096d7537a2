import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { may } from "#platform/identity/permissions.ts";

/** @throws 404 for who may not read opportunities */
export async function requireSurveyor(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "opportunities.read")) throw notFound();
  const { db, config } = route.context.get(appContext);
  return { actor, db, config };
}
