/** What a month of cleaning costs at a facility: pure, from the versions of its scope of work. */
import { exactShares } from "./exact-shares.ts";

export interface PricedVersion {
  version: number;
  /** ISO day from which it counts, until the next one does. */
  effectiveFrom: string;
  monthlyPriceCents: number;
}

export interface Charge {
  version: number;
  /** ISO days, both included. */
  from: string;
  to: string;
  days: number;
  daysInMonth: number;
  monthlyPriceCents: number;
  cents: number;
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
const daysFrom = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Each version counts for the calendar days on which it was in effect: price a month x its days / days
 * of that month. A whole month costs exactly the price a month.
 * @param period the first day of the month @param versions in any order
 * @param lastDay the last day of service, where it has ended
 */
export function chargesOfMonth(
  period: string,
  versions: readonly PricedVersion[],
  lastDay?: string,
): Charge[] {
  const first = Temporal.PlainDate.from(period);
  const { daysInMonth } = first;
  const monthEnd = first.with({ day: daysInMonth }).toString();
  const end = lastDay === undefined ? monthEnd : earlier(monthEnd, lastDay);
  const inOrder = versions.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1));
  const parts = inOrder.flatMap(({ version, effectiveFrom, monthlyPriceCents }, index) => {
    const next = inOrder[index + 1]?.effectiveFrom;
    const from = later(period, effectiveFrom);
    const to = next === undefined ? end : earlier(end, dayBefore(next));
    if (from > to || monthlyPriceCents === 0) return [];
    const days = daysFrom(from, dayAfter(to));
    return { version, from, to, days, daysInMonth, monthlyPriceCents };
  });
  const cents = exactShares(
    parts.map((part) => part.monthlyPriceCents * part.days),
    daysInMonth,
  );
  return parts.map((part, index) => ({ ...part, cents: cents[index] ?? 0 }));
}
