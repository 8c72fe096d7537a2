/** Finds the first visit of a plan from now on, or the reason why there is none. */
import { addDays, type LocalDate } from "#platform/format/local-date.ts";
import { plannedDates } from "./planned-dates.ts";
import type { Calendar, SeriesPlan } from "./preview-edit.ts";
import { ruleDates } from "./recurrence.ts";
import { patternOf } from "./recurrence-rule.ts";
import { windowOn } from "./window.ts";

export type NoVisitReason =
  /** No day of the pattern is between the first and the last day. */
  | "no-such-day"
  /** Each of those days is a holiday, and its visit can move to no other day. */
  | "only-holidays"
  | "windows-begun";

export type FirstVisit = { ok: true; date: LocalDate } | { ok: false; reason: NoVisitReason };

/** No pattern has a longer pause than this, holidays included. */
function maxDaysBetween(rule: string): number {
  const pattern = patternOf(rule);
  return 100 + (pattern.every === "month" ? 31 * (pattern.interval - 1) : 0);
}

/** @param from original dates before this day do not count */
export function firstVisitOf(
  plan: SeriesPlan,
  calendar: Calendar,
  now: Date,
  from: LocalDate = plan.startsOn,
): FirstVisit {
  const first = from < plan.startsOn ? plan.startsOn : from;
  const until = addDays(first, maxDaysBetween(plan.rule));
  if (ruleDates(plan, first, until).length === 0) return { ok: false, reason: "no-such-day" };
  const planned = plannedDates(plan, calendar, first, until);
  if (planned.length === 0) return { ok: false, reason: "only-holidays" };
  const [next] = planned
    .map(({ date }) => date)
    .filter((date) => windowOn(date, plan, calendar.timeZone).beginsAt > now)
    .toSorted();
  return next === undefined ? { ok: false, reason: "windows-begun" } : { ok: true, date: next };
}
