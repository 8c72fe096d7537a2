import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { visits } from "./tables/visits.ts";

/** Crew leads see tonight's and tomorrow's visits, and last night's until they are settled. */
const hoursBack = 18;

/** For the `where` of every read of visits. */
export function inVisitScope(actor: Actor, now: Date): SQL {
  const none = sql`false`;
  if (!may(actor, "facilities.read")) return none;
  const inFacility = inVisibleFacility(actor, visits);
  if (actor.role !== "crew-lead") return inFacility;
  const from = new Date(now.getTime() - hoursBack * hourMs);
  const isNear = and(gt(visits.endsAt, from), isByTomorrow(now));
  return and(inFacility, or(eq(visits.state, "in-progress"), isNear)) ?? none;
}

/** Tomorrow where the facility is. */
export const isByTomorrow = (now: Date): SQL =>
  sql`${visits.date} <= (select (${now.toISOString()}::timestamptz at time zone f.time_zone)::date + 1
    from ${facilities} as f where f.id = ${visits.facilityId})`;
