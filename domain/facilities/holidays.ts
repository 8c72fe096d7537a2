import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { facilityHolidays } from "#database/tables/facility-details.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { refreshClocks } from "#domain/work-orders/refresh-clocks.ts";
import type { HolidayForm } from "./facility-form.ts";
import { federalHolidays } from "./federal-holidays.ts";
import { type FacilityResult, takeFacilityStep } from "./take-facility-step.ts";

export const addHoliday = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  holiday: HolidayForm,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const added = await tx
      .insert(facilityHolidays)
      .values({ ...columns, ...holiday })
      .onConflictDoNothing()
      .returning({ date: facilityHolidays.date });
    if (added.length === 0) return "duplicate";
    await refreshClocks(tx, columns);
    return { kind: "holidays-added", details: { dates: [holiday.date] } };
  });

/** Those of a year that are not there yet; days that were entered before keep their names. */
export const addFederalHolidays = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  year: number,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const added = await tx
      .insert(facilityHolidays)
      .values(federalHolidays(year).map((holiday) => ({ ...columns, ...holiday })))
      .onConflictDoNothing()
      .returning({ date: facilityHolidays.date });
    if (added.length === 0) return "duplicate";
    await refreshClocks(tx, columns);
    return { kind: "holidays-added", details: { dates: added.map(({ date }) => date) } };
  });

export const removeHoliday = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  date: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const removed = await tx
      .delete(facilityHolidays)
      .where(and(eq(facilityHolidays.facilityId, facilityId), eq(facilityHolidays.date, date)))
      .returning({ name: facilityHolidays.name });
    if (removed.length === 0) return "not-found";
    await refreshClocks(tx, columns);
    return { kind: "holiday-removed", details: { date, name: removed[0]?.name } };
  });
