import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";

/** @throws 404 for who may not read opportunities */
export async function enterSurveys(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "opportunities.read")) throw new Response(null, { status: 404 });
  const { db, config } = route.context.get(appContext);
  return { actor, db, config };
}

/** @throws 404 for what is no id */
export function idIn(raw: string | undefined): string {
  const id = z.safeParse(z.uuid(), raw);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
}
