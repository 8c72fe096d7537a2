import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { holidayName } from "./federal-holidays.server.ts";
import { facilityHolidays } from "./tables/facility-details.ts";

export interface NextHoliday {
  /** ISO date. */
  date: string;
  name: string;
  facilityId: string;
  facilityName: string;
  /** What becomes of visits on that day. */
  holidayRule: FacilityRow["holidayRule"];
}

const daysAhead = 21;
const maxHolidays = 200;

/** The next three weeks' holidays at the facilities in service that the actor sees. */
export async function nextHolidays(db: Database, actor: Actor): Promise<NextHoliday[]> {
  if (!may(actor, "facilities.read")) return [];
  const { id, clientId, timeZone } = facilities;
  const today = sql`(now() at time zone ${timeZone})::date`;
  const rows = await db
    .select({
      date: facilityHolidays.date,
      name: facilityHolidays.name,
      facilityId: id,
      facilityName: facilities.name,
      holidayRule: facilities.holidayRule,
    })
    .from(facilityHolidays)
    .innerJoin(facilities, eq(facilities.id, facilityHolidays.facilityId))
    .where(
      and(
        inVisibleFacility(actor, { facilityId: id, clientId }),
        isNull(facilities.archivedAt),
        sql`${facilityHolidays.date} between ${today} and ${today} + ${daysAhead}::int`,
      ),
    )
    .orderBy(asc(facilityHolidays.date), asc(facilities.name), asc(id))
    .limit(maxHolidays);
  return rows.map((row) => ({ ...row, name: holidayName(row.name, actor.language) }));
}
