import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";

export const schedulePath = "/office/schedule";

/** @throws 404 for who plans no visits */
export async function requireScheduleReader(route: RouteRequest) {
  const actor: Actor = await requireStaff(route);
  if (!may(actor, "schedule.read")) throw notFound();
  const { db, queue } = route.context.get(appContext);
  return { actor, db, queue };
}

/** A sentence that says why a command about the schedule did nothing. */
export function scheduleProblem(reason: string, language: Language): string {
  const { problems, nothingSaved } = visitServerMessages(language);
  const texts: Readonly<Record<string, string>> = problems;
  return texts[reason] ?? nothingSaved;
}

/** A sentence that belongs beneath a field; undefined for reasons that belong to none. */
export function dateProblem(reason: string, language: Language): string | undefined {
  const texts: Readonly<Record<string, string>> = visitServerMessages(language).dateProblems;
  return texts[reason];
}
