/** Previews what a change of a series does to its visits. Saving does exactly the same. */
import type { LocalDate } from "#platform/format/local-date.ts";
import { type FacilityDays, plannedDates } from "./planned-dates.ts";
import type { SeriesDates } from "./recurrence.ts";
import { type VisitWindow, windowOn } from "./window.ts";

export interface SeriesPlan extends SeriesDates, VisitWindow {
  crewSize: number;
}

/** Date, window and crew of a visit. */
export interface VisitPlan extends VisitWindow {
  date: LocalDate;
  crewSize: number;
}

export interface StoredVisit extends VisitPlan {
  id: string;
  originalDate: LocalDate;
  beginsAt: Date;
  state: "scheduled" | "in-progress" | "completed" | "missed" | "cancelled";
  /** Changed by itself, or reinstated: an exception, which no change of the series touches. */
  isChanged: boolean;
}

export type VisitChange =
  | { kind: "moved"; visitId: string; originalDate: LocalDate; before: VisitPlan; after: VisitPlan }
  | { kind: "dropped"; visitId: string; originalDate: LocalDate; before: VisitPlan }
  | { kind: "added"; originalDate: LocalDate; after: VisitPlan }
  /** Stays as somebody has changed, cancelled or reinstated it, whatever the series says. */
  | { kind: "overridden"; visitId: string; originalDate: LocalDate; before: VisitPlan };

export interface Calendar extends FacilityDays {
  timeZone: string;
}

interface Planning {
  /** Visits of the series, in any order. */
  visits: readonly StoredVisit[];
  calendar: Calendar;
  now: Date;
  /** Visits are made up to this day. */
  until: LocalDate;
}

/** Visits that have begun, are over or count as missed never change. */
export const isChangeable = ({ state, beginsAt }: StoredVisit, now: Date): boolean =>
  state === "scheduled" && beginsAt > now;

/** The narrowest scope: one visit, which is an exception from now on. */
export function previewVisitEdit(visit: StoredVisit, plan: VisitPlan, now: Date): VisitChange[] {
  if (!isChangeable(visit, now) || isSame(visit, plan)) return [];
  const { id: visitId, originalDate } = visit;
  return [{ kind: "moved", visitId, originalDate, before: planOf(visit), after: plan }];
}

/**
 * Both wider scopes use this, as do changes of holidays and time zones.
 * @param from original dates before this day stay as they are
 */
export function previewPlan(
  { visits, calendar, now, until }: Planning,
  plan: SeriesPlan,
  from: LocalDate,
): VisitChange[] {
  const { startsAt, endsAt, crewSize } = plan;
  const visitsByOriginalDate = new Map(visits.map((visit) => [visit.originalDate, visit]));
  const planned = new Map(
    plannedDates(plan, calendar, from, until).map(({ originalDate, date }) => [
      originalDate,
      { date, startsAt, endsAt, crewSize },
    ]),
  );
  const changes: VisitChange[] = [];
  for (const visit of visits) {
    const { id: visitId, originalDate, state, isChanged } = visit;
    if (originalDate < from) continue;
    const [before, after] = [planOf(visit), planned.get(originalDate)];
    const isException = state === "cancelled" || (isChanged && state === "scheduled");
    if (isException && visit.beginsAt > now) {
      if (after === undefined || !isSame(visit, after))
        changes.push({ kind: "overridden", visitId, originalDate, before });
    } else if (!isChangeable(visit, now)) {
    } else if (after === undefined) {
      // Beyond the days that are planned nothing is known yet.
      if (originalDate <= until) changes.push({ kind: "dropped", visitId, originalDate, before });
    } else if (!isSame(visit, after) || !isOnTime(visit, after, calendar)) {
      changes.push({ kind: "moved", visitId, originalDate, before, after });
    }
  }
  for (const [originalDate, after] of planned) {
    const begins = windowOn(after.date, after, calendar.timeZone).beginsAt;
    if (!visitsByOriginalDate.has(originalDate) && begins > now)
      changes.push({ kind: "added", originalDate, after });
  }
  return changes.toSorted((a, b) => (a.originalDate < b.originalDate ? -1 : 1));
}

const planOf = ({ date, startsAt, endsAt, crewSize }: VisitPlan): VisitPlan => ({
  date,
  startsAt,
  endsAt,
  crewSize,
});

const isSame = (a: VisitPlan, b: VisitPlan): boolean =>
  a.date === b.date &&
  a.startsAt === b.startsAt &&
  a.endsAt === b.endsAt &&
  a.crewSize === b.crewSize;

/** The facility's time zone may have been corrected since. */
const isOnTime = (visit: StoredVisit, plan: VisitPlan, { timeZone }: Calendar): boolean =>
  windowOn(plan.date, plan, timeZone).beginsAt.getTime() === visit.beginsAt.getTime();
