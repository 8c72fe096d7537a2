/** Federal holidays of the United States (5 U.S.C. 6103). */
export interface Holiday {
  /** ISO date. */
  date: string;
  name: string;
}

type Rule =
  | { name: string; month: number; day: number }
  /** The nth such weekday of the month; Monday is 1, and the last one is -1. */
  | { name: string; month: number; weekday: number; nth: number };

const rules: readonly Rule[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Martin Luther King Jr. Day", month: 1, weekday: 1, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: 1, nth: 3 },
  { name: "Memorial Day", month: 5, weekday: 1, nth: -1 },
  { name: "Juneteenth", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: 1, nth: 1 },
  { name: "Columbus Day", month: 10, weekday: 1, nth: 2 },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Thanksgiving Day", month: 11, weekday: 4, nth: 4 },
  { name: "Christmas Day", month: 12, day: 25 },
];

/**
 * In order, those on a weekend also on the weekday on which they are observed: Friday before a
 * Saturday, Monday after a Sunday. New Year's Day may be observed in the year before.
 */
export function federalHolidays(year: number): Holiday[] {
  return [year, year + 1]
    .flatMap((one) => rules.flatMap((rule) => daysOf(rule, one)))
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function daysOf(rule: Rule, year: number): Holiday[] {
  const { name, month } = rule;
  if ("nth" in rule) return [{ name, date: nthWeekday(year, rule).toString() }];
  const day = Temporal.PlainDate.from({ year, month, day: rule.day });
  const moved = { 6: -1, 7: 1 }[day.dayOfWeek] ?? 0;
  const observed = { name: `${name} (observed)`, date: day.add({ days: moved }).toString() };
  return [{ name, date: day.toString() }, ...(moved === 0 ? [] : [observed])];
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (nth < 0) {
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) });
}
