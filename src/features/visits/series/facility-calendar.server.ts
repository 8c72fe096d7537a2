import { asc, eq } from "drizzle-orm";
import { facilityHolidays } from "#features/facilities/tables/facility-details.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Calendar } from "./preview-edit.ts";

/** What decides when crews can come: zone, holidays and days on which the facility opens. */
export async function findCalendar(
  db: Database | Transaction,
  facilityId: string,
): Promise<Calendar> {
  const { timeZone, openingHours, holidayRule } = facilities;
  const [facility] = await db
    .select({ timeZone, openingHours, holidayRule })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  if (facility === undefined) throw new Error("A series was left without its facility");
  const holidays = await db
    .select({ date: facilityHolidays.date })
    .from(facilityHolidays)
    .where(eq(facilityHolidays.facilityId, facilityId))
    .orderBy(asc(facilityHolidays.date));
  return {
    timeZone: facility.timeZone,
    holidayRule: facility.holidayRule,
    holidays: holidays.map(({ date }) => date),
    opensOn: facility.openingHours.map((intervals) => intervals.length > 0),
  };
}
