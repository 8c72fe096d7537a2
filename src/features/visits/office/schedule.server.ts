import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";

export const schedulePath = "/office/schedule";

/** @throws 404 for who plans no visits */
export async function enterSchedule(route: RouteRequest) {
  const actor: Actor = await requireStaff(route);
  if (!may(actor, "schedule.read")) throw new Response(null, { status: 404 });
  const { db, queue } = route.context.get(appContext);
  return { actor, db, queue };
}

/** Why a command about the schedule did nothing, in a sentence. */
export const scheduleProblems: Readonly<Record<string, string>> = {
  "not-found": "This no longer exists. Nothing was saved.",
  "not-allowed": "Your role no longer allows this. Nothing was saved.",
  begun: "This visit has started, ended, or been canceled, so it can’t be changed anymore.",
  "changed-since": "Something changed in the meantime. Please review the changes again.",
};

/** Sentences that belong beneath a field. */
export const dateProblems: Readonly<Record<string, string>> = {
  "in-the-past": "This date is in the past",
  "ends-before": "The last day can’t be before the first, or in the past",
  "no-such-day": "None of the days you chose fall between the first day and the last",
  "only-holidays": "All of these days are holidays at the facility, when no crew comes",
  "windows-begun": "The last visit’s hours have already started. Please choose a later day",
};
