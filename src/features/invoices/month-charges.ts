/**
 * The price of a month of cleaning at a facility, computed from the versions of its scope without the
 * database.
 */

/** Integer cents out of fractions, without ever losing or making one. */

/** Half a cent goes up, also below zero: -0.5 becomes 0. */
export const roundedHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0;

/**
 * The whole is rounded once, half up; its parts are rounded down and get the cents that are left by
 * the size of what they lost, the earlier one where two lost the same (largest remainder). So parts
 * always add up to the whole.
 * @param numerators of each part, in cents, not below zero @returns cents of each part
 */
export function exactShares(numerators: readonly number[], denominator: number): number[] {
  const sum = numerators.reduce((total, numerator) => total + numerator, 0);
  const parts = numerators.map((numerator, index) => ({
    index,
    cents: Math.floor(numerator / denominator),
    lost: numerator % denominator,
  }));
  const spread = parts.reduce((total, { cents }) => total + cents, 0);
  const left = roundedHalfUp(sum, denominator) - spread;
  const byLoss = parts.toSorted((a, b) => b.lost - a.lost || a.index - b.index);
  for (const part of byLoss.slice(0, left)) part.cents += 1;
  return parts.map(({ cents }) => cents);
}

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
