/** Which nights of a week or month crews come; stored as a rule of RFC 5545. */
import { addDays, type LocalDate } from "#platform/format/local-date.ts";

const codes: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export type Pattern =
  /** Every `interval` weeks; 1 is Monday, 7 Sunday. */
  | { every: "week"; interval: number; weekdays: readonly number[] }
  /** The first to fourth, or -1 for the last, of a weekday in the month. */
  | { every: "month"; ordinal: number; weekday: number };

const codeOf = (weekday: number): string => codes[weekday - 1] ?? "MO";
const nameOf = (weekday: number): string => names[weekday - 1] ?? "Monday";

export function ruleOf(pattern: Pattern): string {
  if (pattern.every === "month")
    return `FREQ=MONTHLY;BYDAY=${pattern.ordinal}${codeOf(pattern.weekday)}`;
  const days = [...new Set(pattern.weekdays)].toSorted((a, b) => a - b).map(codeOf);
  return `FREQ=WEEKLY;INTERVAL=${pattern.interval};BYDAY=${days.join(",")}`;
}

/** @throws for a rule that `ruleOf` did not write */
export function patternOf(rule: string): Pattern {
  const weekly = /^FREQ=WEEKLY;INTERVAL=(\d);BYDAY=([A-Z,]+)$/.exec(rule);
  const weekdayOf = (code: string) => codes.indexOf(code) + 1;
  if (weekly?.[2] !== undefined)
    return {
      every: "week",
      interval: Number(weekly[1]),
      weekdays: weekly[2].split(",").map(weekdayOf),
    };
  const monthly = /^FREQ=MONTHLY;BYDAY=(-?\d)([A-Z]{2})$/.exec(rule);
  if (monthly?.[2] === undefined) throw new Error(`Not a rule of a series: ${rule}`);
  return { every: "month", ordinal: Number(monthly[1]), weekday: weekdayOf(monthly[2]) };
}

const ordinals: Readonly<Record<string, string>> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "4": "fourth",
  "-1": "last",
};

/** E.g. `Monday to Friday`, `Every second week on Tuesday`, `First Saturday of the month`. */
export function formatRecurrence(rule: string): string {
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const which = ordinals[pattern.ordinal] ?? "";
    return `${which.charAt(0).toUpperCase()}${which.slice(1)} ${nameOf(pattern.weekday)} of the month`;
  }
  const days = formatWeekdays(pattern.weekdays);
  if (pattern.interval === 1) return days;
  return `Every ${ordinals[pattern.interval] ?? pattern.interval} week on ${days}`;
}

function formatWeekdays(weekdays: readonly number[]): string {
  const [first = 1] = weekdays;
  const last = weekdays.at(-1) ?? first;
  if (weekdays.length === 7) return "Every day";
  if (weekdays.length > 2 && last - first === weekdays.length - 1)
    return `${nameOf(first)} to ${nameOf(last)}`;
  const all = weekdays.map(nameOf);
  return all.length === 1 ? nameOf(first) : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/**
 * A date on which the same rule could as well have begun, some years before: the nights of a period
 * are the same for a series that begins within it as for one that went on.
 */
export function earlierStart(rule: string, startsOn: LocalDate): LocalDate {
  const pattern = patternOf(rule);
  const weeks = pattern.every === "week" ? pattern.interval : 1;
  return addDays(startsOn, -7 * weeks * Math.ceil(60 / weeks));
}
