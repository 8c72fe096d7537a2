import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import {
  type CalendarContext,
  changeFacilityRecord,
  type FacilityChange,
  type FacilityResult,
} from "./change-facility.server.ts";
import type { HolidayForm } from "./facility-form.ts";
import { holidayName, holidaysKept } from "./federal-holidays.server.ts";
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
    const holidays = holidaysKept(year).map((holiday) => ({ ...columns, ...holiday }));
    if (holidays.length === 0) return "no-holidays";
    const added = await tx
      .insert(facilityHolidays)
      .values(holidays)
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
  const names = sql<string[]>`array_agg(${name} order by ${byName(name)})`;
  const rows = await db
    .select({ date, name: facilityHolidays.name, names })
    .from(facilityHolidays)
    .innerJoin(facilities, eq(id, facilityHolidays.facilityId))
    .where(and(isSeen, gte(date, from), lte(date, to)))
    .groupBy(date, facilityHolidays.name)
    .orderBy(asc(date), asc(byName(facilityHolidays.name)));
  if (rows.length === 0) return [];
  const facilityCount = await db.$count(facilities, isSeen);
  return rows.map((row) => ({
    date: row.date,
    name: holidayName(row.name, actor.language),
    facilityNames: row.names.length === facilityCount ? undefined : row.names,
  }));
}

export interface NextHoliday {
  /** ISO date. */
  date: string;
  name: string;
  facilityId: string;
  facilityName: string;
  /** The facility's rule says whether visits on that day take place. */
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
    .orderBy(asc(facilityHolidays.date), asc(byName(facilities.name)), asc(id))
    .limit(maxHolidays);
  return rows.map((row) => ({ ...row, name: holidayName(row.name, actor.language) }));
}
