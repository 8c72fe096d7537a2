import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Calendar } from "./opening-hours.ts";
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
