/** Federal holidays of the United States (5 U.S.C. 6103). */
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.server.ts";
import { facilityServerMessages } from "./messages.server.ts";

export interface Holiday {
  /** ISO date. */
  date: string;
  name: string;
}

type HolidayId = keyof (typeof en)["holidays"];

type Rule =
  | { id: HolidayId; month: number; day: number }
  /** The nth such weekday of the month; Monday is 1, and the last one is -1. */
  | { id: HolidayId; month: number; weekday: number; nth: number };

const rules: readonly Rule[] = [
  { id: "new-year", month: 1, day: 1 },
  { id: "martin-luther-king", month: 1, weekday: 1, nth: 3 },
  { id: "washington", month: 2, weekday: 1, nth: 3 },
  { id: "memorial", month: 5, weekday: 1, nth: -1 },
  { id: "juneteenth", month: 6, day: 19 },
  { id: "independence", month: 7, day: 4 },
  { id: "labor", month: 9, weekday: 1, nth: 1 },
  { id: "columbus", month: 10, weekday: 1, nth: 2 },
  { id: "veterans", month: 11, day: 11 },
  { id: "thanksgiving", month: 11, weekday: 4, nth: 4 },
  { id: "christmas", month: 12, day: 25 },
];

const nameOf = (id: HolidayId, language: Language): string =>
  facilityServerMessages(language).holidays[id];

const observedName = (id: HolidayId, language: Language): string =>
  facilityServerMessages(language).observedHoliday({ holiday: nameOf(id, language) });

const byStoredName = byLanguage(
  (language) =>
    new Map(
      rules.flatMap(({ id }) => [
        [nameOf(id, "en"), nameOf(id, language)] as const,
        [observedName(id, "en"), observedName(id, language)] as const,
      ]),
    ),
);

/** Federal holidays are stored by their English names; others stay as somebody has named them. */
export const holidayName = (stored: string, language: Language): string =>
  byStoredName(language).get(stored) ?? stored;

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
  const { id, month } = rule;
  const name = nameOf(id, "en");
  if ("nth" in rule) return [{ name, date: nthWeekday(year, rule).toString() }];
  const day = Temporal.PlainDate.from({ year, month, day: rule.day });
  const moved = { 6: -1, 7: 1 }[day.dayOfWeek] ?? 0;
  const observed = { name: observedName(id, "en"), date: day.add({ days: moved }).toString() };
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
