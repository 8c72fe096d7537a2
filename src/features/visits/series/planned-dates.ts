import { addDays, type LocalDate, weekdayOf } from "#platform/format/local-date.ts";
import { ruleDates, type SeriesDates } from "./recurrence.ts";

/** The rule for a visit on a holiday of its facility. */
export type HolidayRule = "skip" | "move" | "keep";

export interface FacilityDays {
  holidayRule: HolidayRule;
  holidays: readonly LocalDate[];
  /** Monday first: whether the facility is open on that day of the week. */
  opensOn: readonly boolean[];
}

export interface PlannedDate {
  /** The date by the rule alone: with its series it names the visit, wherever that is moved. */
  originalDate: LocalDate;
  date: LocalDate;
}

/** A visit that finds no free day within a week of its holiday is left out. */
export const maxDaysLater = 7;

/** The dates of a series whose original dates lie from the first to the last day, both included. */
export function plannedDates(
  series: SeriesDates,
  days: FacilityDays,
  from: LocalDate,
  to: LocalDate,
): PlannedDate[] {
  const until = series.endsOn !== null && series.endsOn < to ? series.endsOn : to;
  if (until < from) return [];
  const isHoliday = new Set(days.holidays);
  if (days.holidayRule !== "move" || days.holidays.length === 0)
    return ruleDates(series, from, until)
      .filter((date) => days.holidayRule === "keep" || !isHoliday.has(date))
      .map((date) => ({ originalDate: date, date }));

  // Visits that were moved before decide which days are free, so that a run of holidays is seen
  // whole.
  const first = beforeHolidays(days.holidays, from);
  const dates = ruleDates(series, first, addDays(until, maxDaysLater));
  const workDates = new Set(dates.filter((date) => !isHoliday.has(date)));
  const isFree = (date: LocalDate) =>
    !isHoliday.has(date) && !workDates.has(date) && days.opensOn[weekdayOf(date) - 1] === true;
  const planned: PlannedDate[] = [];
  for (const originalDate of dates) {
    if (originalDate > until) break;
    const date = isHoliday.has(originalDate) ? nextFree(originalDate, isFree) : originalDate;
    if (date === undefined || (series.endsOn !== null && date > series.endsOn)) continue;
    workDates.add(date);
    if (originalDate >= from) planned.push({ originalDate, date });
  }
  return planned;
}

function nextFree(after: LocalDate, isFree: (date: LocalDate) => boolean): LocalDate | undefined {
  for (let later = 1; later <= maxDaysLater; later++) {
    const date = addDays(after, later);
    if (isFree(date)) return date;
  }
  return undefined;
}

/** The nearest day from which back a week is without holidays. */
function beforeHolidays(holidays: readonly LocalDate[], from: LocalDate): LocalDate {
  let first = from;
  for (;;) {
    const since = addDays(first, -maxDaysLater);
    const before = holidays.filter((holiday) => holiday >= since && holiday < first).toSorted()[0];
    if (before === undefined) return first;
    first = before;
  }
}
