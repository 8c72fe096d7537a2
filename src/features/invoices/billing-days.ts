import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";

/** Days and months of invoices: ISO days of the company's calendar. */

/** @param timeZone IANA name */
export const dayIn = (timeZone: string, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The first day of the month, some months later or (below zero) before. */
export const monthOf = (day: string, months = 0): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();

/** E.g. `October 2026`, `octubre de 2026`. */
export const formatMonth = (period: string, language: Language): string =>
  dayAs(period, { month: "long", year: "numeric" }, language);

/**
 * The months that a client is billed for by a day: each one from its issue day in the month after on.
 * Those of a year at most: older ones are made by hand.
 */
export function periodsDue(
  { billsFrom, issueDay }: { billsFrom: string; issueDay: number },
  today: string,
): string[] {
  const hasCome = Number(today.slice(8)) >= issueDay;
  const last = monthOf(today, hasCome ? -1 : -2);
  const periods: string[] = [];
  for (let months = -11; months <= 0; months++) {
    const period = monthOf(last, months);
    if (period >= monthOf(billsFrom)) periods.push(period);
  }
  return periods;
}
