/** Days of a period, by the calendar of each facility; the server alone reckons with them. */
import { addDays, type LocalDate, maxDays } from "#platform/format/local-date.ts";

export interface Period {
  /** Both days are included. */
  from: LocalDate;
  to: LocalDate;
}

export const daysIn = ({ from, to }: Period): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days + 1;

/** The same number of days, up to the day before. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: addDays(from, -daysIn({ from, to })),
  to: addDays(from, -1),
});

export const lastDays = (days: number, today: LocalDate): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** @param month e.g. `2026-10` */
export function wholeMonth(month: string): Period {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${days}` };
}

/** The days may be in either order; a period that is too long loses its beginning. */
export function boundedPeriod(one: LocalDate, other: LocalDate): Period {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const period = { from, to };
  return daysIn(period) > maxDays ? lastDays(maxDays, to) : period;
}

/**
 * Months such as `2026-10` that the period touches, in whole or in part.
 * @throws where the period is longer than `boundedPeriod` allows
 */
export function monthsOf({ from, to }: Period): string[] {
  if (daysIn({ from, to }) > maxDays) throw new RangeError(`Too many months: ${from} to ${to}`);
  const [first, last] = [Temporal.PlainYearMonth.from(from), Temporal.PlainYearMonth.from(to)];
  const { months } = first.until(last, { largestUnit: "months" });
  return Array.from({ length: months + 1 }, (_, index) => first.add({ months: index }).toString());
}
