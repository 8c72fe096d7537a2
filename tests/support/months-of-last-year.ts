import { company } from "#content/company.ts";

/**
 * The last 365 days lie in thirteen months, but in twelve on the last day of a month, as the first of them is
 * then the first of another one.
 */
export function countMonthsOfLastYear(): number {
  const today = Temporal.Now.plainDateISO(company.timeZone);
  const first = today.subtract({ days: 364 }).toPlainYearMonth();
  return first.until(today.toPlainYearMonth(), { largestUnit: "months" }).months + 1;
}
