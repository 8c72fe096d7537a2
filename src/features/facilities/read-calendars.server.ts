import { and, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Calendar } from "./hours-form.ts";
import { facilityHolidays } from "./tables/facility-details.ts";

/** Keyed by facility id. The caller has checked that the actor may see what depends on them. */
export async function readCalendars(
  db: Database | Transaction,
  facilityIds: readonly string[],
): Promise<ReadonlyMap<string, Calendar>> {
  if (facilityIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: facilities.id,
      timeZone: facilities.timeZone,
      week: facilities.openingHours,
      holidays: sql<string[]>`coalesce(json_agg(${facilityHolidays.date}::text)
        filter (where ${facilityHolidays.date} is not null), '[]')`,
    })
    .from(facilities)
    .leftJoin(facilityHolidays, eq(facilityHolidays.facilityId, facilities.id))
    .where(inArray(facilities.id, [...new Set(facilityIds)]))
    .groupBy(facilities.id);
  return new Map(rows.map(({ id, ...calendar }) => [id, calendar]));
}

export interface LocalDays {
  /** ISO, both included; all days before or behind where one is absent. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * True if the moment is on these days by the facility's own calendar. The comparison without a time zone
 * comes first, so that an index on moments can be used.
 */
export function isOnLocalDays(
  moment: Column,
  facilityId: Column,
  { from, to }: LocalDays,
): SQL | undefined {
  const day = sql`(${moment} at time zone (select place.time_zone from ${facilities} as place
    where place.id = ${facilityId}))::date`;
  return and(
    from === undefined
      ? undefined
      : sql`${moment} >= ${from}::date - interval '2 days' and ${day} >= ${from}::date`,
    to === undefined
      ? undefined
      : sql`${moment} < ${to}::date + interval '3 days' and ${day} <= ${to}::date`,
  );
}
