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
  "not-allowed": "Your role may not do this any more. Nothing was saved.",
  begun: "This visit has begun, is over or is cancelled by now: it cannot be changed any more.",
  "changed-since": "Something has changed meanwhile. Please look at the changes again.",
};

/** Sentences that belong beneath a field. */
export const dateProblems: Readonly<Record<string, string>> = {
  "in-the-past": "This is in the past",
  "ends-before": "The last day cannot be before the first, or in the past",
  "no-such-day": "None of the days that you chose lies between the first day and the last",
  "only-holidays": "Each of these days is a holiday of the facility, on which nobody comes",
  "windows-begun": "The hours of the last visit have already begun. Please choose a later day",
};
