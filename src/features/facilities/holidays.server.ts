import { and, eq } from "drizzle-orm";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CalendarContext } from "./calendar-change.ts";
import {
  changeFacilityRecord,
  type FacilityChange,
  type FacilityResult,
} from "./change-facility-record.server.ts";
import type { HolidayForm } from "./facility-form.ts";
import { holidaysKept } from "./federal-holidays.server.ts";
import { facilityHolidays } from "./tables/facility-details.ts";

export const addHoliday = (
  context: CalendarContext,
  actor: Actor,
  facilityId: string,
  holiday: HolidayForm,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const added = await tx
      .insert(facilityHolidays)
      .values({ ...columns, ...holiday })
      .onConflictDoNothing()
      .returning(fields);
    if (added.length === 0) return "duplicate";
    await context.onCalendarChange(tx, columns);
    return holidaysAdded(added);
  });

/** Adds the missing holidays of a year, as the company keeps them; days that were entered before keep their names. */
export const addFederalHolidays = (
  context: CalendarContext,
  actor: Actor,
  facilityId: string,
  year: number,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const added = await tx
      .insert(facilityHolidays)
      .values(holidaysKept(year).map((holiday) => ({ ...columns, ...holiday })))
      .onConflictDoNothing()
      .returning(fields);
    if (added.length === 0) return "duplicate";
    await context.onCalendarChange(tx, columns);
    return holidaysAdded(added);
  });

export const removeHoliday = (
  context: CalendarContext,
  actor: Actor,
  facilityId: string,
  date: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const [removed] = await tx
      .delete(facilityHolidays)
      .where(and(eq(facilityHolidays.facilityId, facilityId), eq(facilityHolidays.date, date)))
      .returning(fields);
    if (removed === undefined) return "not-found";
    await context.onCalendarChange(tx, columns);
    return {
      kind: "holiday-removed",
      change: removedFields({ [`holiday.${date}`]: removed.name }),
      details: { date, name: removed.name },
    };
  });

const fields = { date: facilityHolidays.date, name: facilityHolidays.name };

function holidaysAdded(added: readonly HolidayForm[]): FacilityChange {
  const byDate = added.map(({ date, name }) => [`holiday.${date}`, name] as const);
  return {
    kind: "holidays-added",
    change: createdFields(Object.fromEntries(byDate)),
    details: { dates: added.map(({ date }) => date) },
  };
}
