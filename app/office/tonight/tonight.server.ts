import { type RouteRequest, requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { findLanguage } from "#domain/accounts/language.ts";
import { may } from "#domain/accounts/permissions.ts";

/** @throws 404 for who attends no visits */
export async function enterTonight(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!may(actor, "visits.attend")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  return { actor, db, language: await findLanguage(db, actor) };
}
