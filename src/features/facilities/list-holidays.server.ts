import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { holidayName } from "./federal-holidays.server.ts";
import { facilityHolidays } from "./tables/facility-details.ts";

export interface SharedHoliday {
  /** ISO, on the calendar of the facilities. */
  date: string;
  name: string;
  /**
   * Facilities that have the holiday, in order; undefined where all that the actor sees have it.
   */
  facilityNames: string[] | undefined;
}

interface HolidayFilter {
  from: string;
  to: string;
  facilityId?: string | undefined;
  clientId?: string | undefined;
}

/** The holidays of the facilities in service that the actor sees, each once. */
export async function listHolidays(
  db: Database,
  actor: Actor,
  { from, to, facilityId, clientId }: HolidayFilter,
): Promise<SharedHoliday[]> {
  if (!may(actor, "facilities.read")) return [];
  const { id, name, clientId: ofClient, archivedAt } = facilities;
  const isSeen = and(
    inVisibleFacility(actor, { facilityId: id, clientId: ofClient }),
    isNull(archivedAt),
    facilityId === undefined ? undefined : eq(id, facilityId),
    clientId === undefined ? undefined : eq(ofClient, clientId),
  );
  const { date } = facilityHolidays;
  const names = sql<string[]>`array_agg(${name} order by ${name})`;
  const rows = await db
    .select({ date, name: facilityHolidays.name, names })
    .from(facilityHolidays)
    .innerJoin(facilities, eq(id, facilityHolidays.facilityId))
    .where(and(isSeen, gte(date, from), lte(date, to)))
    .groupBy(date, facilityHolidays.name)
    .orderBy(asc(date), asc(facilityHolidays.name));
  if (rows.length === 0) return [];
  const all = await db.$count(facilities, isSeen);
  return rows.map((row) => ({
    date: row.date,
    name: holidayName(row.name, actor.language),
    facilityNames: row.names.length === all ? undefined : row.names,
  }));
}
