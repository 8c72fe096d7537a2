import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";

/** @throws 404 for people who may not change them, as for an address that does not exist */
export async function enterSettings(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "settings.change")) throw new Response(null, { status: 404 });
  return { actor, db: route.context.get(appContext).db };
}
