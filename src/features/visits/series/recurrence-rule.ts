/** A pattern of nights in a week or month, stored as a rule of RFC 5545. */
import { addDays, type LocalDate } from "#platform/format/local-date.ts";

const codes: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export type Pattern =
  /** Every `interval` weeks, up to four; 1 is Monday, 7 Sunday. */
  | { every: "week"; interval: number; weekdays: readonly number[] }
  /** The first to fourth, or -1 for the last, of a weekday in the month; each month, or each so many months from the first. */
  | { every: "month"; interval: number; ordinal: number; weekday: number };

/** Only intervals that divide a year, so that the months are the same every year. */
export const monthIntervals = [1, 2, 3, 4, 6, 12] as const;

const codeOf = (weekday: number): string => codes[weekday - 1] ?? "MO";

export function ruleOf(pattern: Pattern): string {
  if (pattern.every === "month") {
    // An interval of one month is left out, as in rules that were stored before there were others.
    const interval = pattern.interval === 1 ? "" : `INTERVAL=${pattern.interval};`;
    return `FREQ=MONTHLY;${interval}BYDAY=${pattern.ordinal}${codeOf(pattern.weekday)}`;
  }
  const days = [...new Set(pattern.weekdays)].toSorted((a, b) => a - b).map(codeOf);
  return `FREQ=WEEKLY;INTERVAL=${pattern.interval};BYDAY=${days.join(",")}`;
}

/** @throws for a rule that `ruleOf` did not write */
export function patternOf(rule: string): Pattern {
  const weekly = /^FREQ=WEEKLY;INTERVAL=([1-4]);BYDAY=([A-Z,]+)$/.exec(rule);
  const weekdayOf = (code: string) => codes.indexOf(code) + 1;
  if (weekly?.[2] !== undefined)
    return {
      every: "week",
      interval: Number(weekly[1]),
      weekdays: weekly[2].split(",").map(weekdayOf),
    };
  const monthly = /^FREQ=MONTHLY;(?:INTERVAL=(\d+);)?BYDAY=([1-4]|-1)([A-Z]{2})$/.exec(rule);
  if (monthly?.[3] === undefined) throw new Error(`Not a rule of a series: ${rule}`);
  const [, interval = "1", ordinal] = monthly;
  return {
    every: "month",
    interval: Number(interval),
    ordinal: Number(ordinal),
    weekday: weekdayOf(monthly[3]),
  };
}

/**
 * A date on which the same rule could as well have begun, some years before: the nights of a period
 * are the same for a series that begins within it as for one that went on.
 */
export function earlierStart(rule: string, startsOn: LocalDate): LocalDate {
  const pattern = patternOf(rule);
  if (pattern.every === "month") return twoYearsBefore(startsOn);
  const weeks = pattern.interval;
  return addDays(startsOn, -7 * weeks * Math.ceil(60 / weeks));
}

/** The first of the month two years earlier, from which every interval meets the same months. */
const twoYearsBefore = (day: LocalDate): LocalDate =>
  `${Number(day.slice(0, 4)) - 2}${day.slice(4, 7)}-01`;
