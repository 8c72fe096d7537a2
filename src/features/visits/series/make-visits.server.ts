/** Visits of a series as rows, some weeks ahead of the day. */
import { and, asc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { facilityHolidays } from "#features/facilities/tables/facility-details.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type VisitSeriesRow, visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import { maxDaysLater } from "./planned-dates.ts";
import {
  type Calendar,
  previewPlan,
  type SeriesPlan,
  type StoredVisit,
  type VisitChange,
} from "./preview-edit.ts";
import { windowOn } from "./window.ts";

/** Time zone, holidays and opening days of the facility decide when crews can come. */
export async function findCalendar(
  db: Database | Transaction,
  facilityId: string,
): Promise<Calendar> {
  const { timeZone, openingHours, holidayRule } = facilities;
  const [facility] = await db
    .select({ timeZone, openingHours, holidayRule })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  if (facility === undefined) throw new Error("This series has no facility");
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

export const weeksAhead = 8;

export const horizonFrom = (today: LocalDate): LocalDate => addDays(today, weeksAhead * 7);

/** A visit that a holiday has moved may be ahead, though its original date is past. */
export const firstChangeable = (today: LocalDate): LocalDate => addDays(today, -maxDaysLater);

type PlanColumns = Pick<
  VisitSeriesRow,
  "rule" | "startsOn" | "endsOn" | "windowStart" | "windowEnd" | "crewSize"
>;

export const seriesPlanOf = (series: PlanColumns): SeriesPlan => ({
  rule: series.rule,
  startsOn: series.startsOn,
  endsOn: series.endsOn,
  startsAt: series.windowStart,
  endsAt: series.windowEnd,
  crewSize: series.crewSize,
});

/**
 * The caller holds the lock of the series.
 * @param from only original dates from this day on
 */
export async function visitsOfSeries(
  db: Database | Transaction,
  seriesId: string,
  from: LocalDate,
): Promise<StoredVisit[]> {
  const rows = await db
    .select()
    .from(visits)
    .where(and(eq(visits.seriesId, seriesId), gte(visits.originalDate, from)))
    .orderBy(asc(visits.originalDate))
    .for("update");
  return rows.map(({ windowStart, windowEnd, ...visit }) => ({
    ...visit,
    startsAt: windowStart,
    endsAt: windowEnd,
  }));
}

type Owner = Pick<VisitSeriesRow, "id" | "clientId" | "facilityId">;

/** Exactly what a preview has shown. */
export async function applyChanges(
  tx: Transaction,
  { id: seriesId, clientId, facilityId }: Owner,
  changes: readonly VisitChange[],
  { timeZone }: Calendar,
): Promise<void> {
  const dropped = changes.flatMap((change) => (change.kind === "dropped" ? change.visitId : []));
  if (dropped.length > 0)
    await tx.delete(visits).where(and(inArray(visits.id, dropped), eq(visits.state, "scheduled")));
  for (const change of changes)
    if (change.kind === "moved")
      await tx
        .update(visits)
        .set({ ...columnsOf(change.after, timeZone), changedAt: sql`clock_timestamp()` })
        .where(and(eq(visits.id, change.visitId), eq(visits.state, "scheduled")));
  const added = changes.flatMap((change) => {
    if (change.kind !== "added") return [];
    const { originalDate, after } = change;
    const id = newId();
    return { id, seriesId, clientId, facilityId, originalDate, ...columnsOf(after, timeZone) };
  });
  if (added.length > 0)
    await tx.execute(
      sql`${insertRows(visits, added)} on conflict (series_id, original_date) do nothing`,
    );
}

/** A planned visit as columns of its row. */
export function columnsOf(plan: Extract<VisitChange, { kind: "added" }>["after"], zone: string) {
  const { date, startsAt, endsAt, crewSize } = plan;
  const moments = windowOn(date, plan, zone);
  return { date, windowStart: startsAt, windowEnd: endsAt, crewSize, ...moments };
}

/** Brings the rows of a series to what its plan and its facility's calendar say today. */
export async function makeVisits(
  tx: Transaction,
  series: VisitSeriesRow,
  now: Date,
): Promise<boolean> {
  const calendar = await findCalendar(tx, series.facilityId);
  const today = todayIn(calendar.timeZone, now);
  const from = firstChangeable(today);
  const planning = {
    calendar,
    now,
    until: horizonFrom(today),
    visits: await visitsOfSeries(tx, series.id, from),
  };
  const changes = previewPlan(planning, seriesPlanOf(series), from);
  const isChanged = changes.some(({ kind }) => kind !== "overridden");
  if (isChanged) await applyChanges(tx, series, changes, calendar);
  return isChanged;
}

/**
 * The job that plans visits calls this every three hours. Each series is a transaction of its own, so that
 * people who change one never wait long. Facilities that are no longer served get no visits.
 */
export async function makeAllVisits(db: Database, now: Date): Promise<{ series: number }> {
  const yesterday = addDays(todayIn("UTC", now), -2);
  const goesOn = or(isNull(visitSeries.endsOn), gte(visitSeries.endsOn, yesterday));
  const seriesRows = await db
    .select({ id: visitSeries.id })
    .from(visitSeries)
    .innerJoin(facilities, eq(facilities.id, visitSeries.facilityId))
    .where(and(goesOn, isNull(facilities.archivedAt)));
  let changed = 0;
  for (const { id } of seriesRows)
    await db.transaction(async (tx) => {
      const [series] = await tx
        .select()
        .from(visitSeries)
        .where(eq(visitSeries.id, id))
        .for("update");
      if (series === undefined || !(await makeVisits(tx, series, now))) return;
      changed++;
      await sendChangeEvent(tx, {
        kind: "visit",
        clientId: series.clientId,
        facilityId: series.facilityId,
      });
    });
  return { series: changed };
}
