/** Federal holidays of the United States (5 U.S.C. 6103). */
import {
  type CompanyHolidays,
  companyHolidays,
  type HolidayId,
  storedHolidayNames,
  storedObservedName,
} from "#content/company-holidays.ts";
import { compareCodes } from "#platform/format/sort-order.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityServerMessages } from "./messages.server.ts";

export interface Holiday {
  /** ISO date. */
  date: string;
  name: string;
}

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

/** Many companies keep it, and it is no federal holiday. */
const afterThanksgiving = "after-thanksgiving";

export const holidayLabels = (language: Language): Readonly<Record<HolidayId, string>> =>
  facilityServerMessages(language).holidays;

const nameOf = (id: HolidayId, language: Language): string => holidayLabels(language)[id];

const observedName = (id: HolidayId, language: Language): string =>
  facilityServerMessages(language).observedHoliday({ holiday: nameOf(id, language) });

const namedHolidays: readonly HolidayId[] = [...rules.map(({ id }) => id), afterThanksgiving];

const byStoredName = byLanguage(
  (language) =>
    new Map(
      namedHolidays.flatMap((id) => [
        [storedHolidayNames[id], nameOf(id, language)] as const,
        [storedObservedName(id), observedName(id, language)] as const,
      ]),
    ),
);

/** Key: the name under which the holiday is stored. */
export const holidayNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(byStoredName(language));

/** @returns the reader's name of one that the law or the company's rules name; others stay as somebody has named them */
export const holidayName = (stored: string, language: Language): string =>
  byStoredName(language).get(stored) ?? stored;

/**
 * In order. A holiday on a weekend is listed a second time on the weekday that observes it: Friday before a
 * Saturday, Monday after a Sunday. New Year's Day may be observed in the year before.
 */
export const federalHolidays = (year: number): Holiday[] => daysOfYear(year, rules);

/** Cached by year until the settings change, because each quote request reads three years. */
const keptByYear = new WeakMap<CompanyHolidays, Map<number, readonly Holiday[]>>();

/** The days that the company keeps, by its settings: federal ones as above, others on their day alone. */
export function holidaysKept(year: number): readonly Holiday[] {
  const settings = companyHolidays();
  const byYear = keptByYear.get(settings) ?? new Map<number, readonly Holiday[]>();
  keptByYear.set(settings, byYear);
  const holidays = byYear.get(year) ?? holidaysOf(settings, year);
  byYear.set(year, holidays);
  return holidays;
}

function holidaysOf({ kept, own }: CompanyHolidays, year: number): Holiday[] {
  const federal = rules.filter(({ id }) => kept.includes(id));
  const ownDays = own.map(({ month, day, name }) => ({
    name,
    date: Temporal.PlainDate.from({ year, month, day }).toString(),
  }));
  const others = kept.includes(afterThanksgiving) ? [dayAfterThanksgiving(year)] : [];
  const holidays = [...daysOfYear(year, federal), ...others, ...ownDays];
  // A day has one name: that of the holiday before that of the company.
  return holidays
    .filter(({ date }, at) => holidays.findIndex((other) => other.date === date) === at)
    .toSorted((a, b) => compareCodes(a.date, b.date));
}

function dayAfterThanksgiving(year: number): Holiday {
  const thanksgiving = nthWeekday(year, { month: 11, weekday: 4, nth: 4 });
  return {
    name: storedHolidayNames[afterThanksgiving],
    date: thanksgiving.add({ days: 1 }).toString(),
  };
}

function daysOfYear(year: number, of: readonly Rule[]): Holiday[] {
  return [year, year + 1]
    .flatMap((year) => of.flatMap((rule) => daysOf(rule, year)))
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((a, b) => compareCodes(a.date, b.date));
}

function daysOf(rule: Rule, year: number): Holiday[] {
  const { id, month } = rule;
  const name = storedHolidayNames[id];
  if ("nth" in rule) return [{ name, date: nthWeekday(year, rule).toString() }];
  const day = Temporal.PlainDate.from({ year, month, day: rule.day });
  const moved = { 6: -1, 7: 1 }[day.dayOfWeek] ?? 0;
  const observed = { name: storedObservedName(id), date: day.add({ days: moved }).toString() };
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
