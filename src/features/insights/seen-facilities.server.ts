/** The facilities that figures are of: every read of them begins with this. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type Period, periodBefore } from "./insight-period.ts";

export interface InsightScope {
  actor: Actor;
  clientId: string;
  /** One alone. */
  facilityId: string | undefined;
  period: Period;
}

/** A table expression `seen` with `id` and `time_zone`: in service, of the client, seen by the actor. */
export function seenFacilities({ actor, clientId, facilityId }: InsightScope): SQL {
  const { id, archivedAt, timeZone } = facilities;
  const isVisible = and(
    isNull(archivedAt),
    eq(facilities.clientId, clientId),
    inVisibleFacility(actor, { facilityId: id, clientId: facilities.clientId }),
    facilityId === undefined ? undefined : eq(id, facilityId),
  );
  return sql`seen as materialized (
    select ${id} as id, ${timeZone} as time_zone from ${facilities} where ${isVisible})`;
}

/** True if the day is in the period or the one before it. */
export function isInEither(day: SQL, { period }: InsightScope): SQL {
  return sql`${day} between ${periodBefore(period).from}::date and ${period.to}::date`;
}

/** A wider condition on moments, for an index: time zones differ, so the day has to be compared as well. */
export function isNearEither(moment: SQL, { period }: InsightScope): SQL {
  const { from } = periodBefore(period);
  return sql`${moment} >= ${from}::date - interval '2 days'
    and ${moment} < ${period.to}::date + interval '3 days'`;
}

/** Column `is_now` of the period itself, and `month`, e.g. `2026-10`. */
export const placedIn = (day: SQL, { period }: InsightScope): SQL =>
  sql`${day} >= ${period.from}::date as is_now, to_char(${day}, 'YYYY-MM') as month`;
