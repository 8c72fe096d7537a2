/**
 * Exact fractions of whole numbers. Minutes and money are added up as they are and rounded once, at the
 * end: numbers of two drift, and a bid whose lines are rounded on the way is off by dollars a month.
 */
export interface Fraction {
  readonly over: bigint;
  /** Always positive, and without a factor in common with the other. */
  readonly under: bigint;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function reduce(over: bigint, under: bigint): Fraction {
  if (under === 0n) throw new Error("a fraction was divided by zero");
  const divisor = greatestDivisor(over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n);
  return { over: over / divisor, under: under / divisor };
}

/** @param over and under: whole numbers, under not zero */
export const fraction = (over: number, under = 1): Fraction => reduce(BigInt(over), BigInt(under));

export const zero = fraction(0);

export const add = (one: Fraction, other: Fraction): Fraction =>
  reduce(one.over * other.under + other.over * one.under, one.under * other.under);

export const sumOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, zero);

export const multiply = (one: Fraction, other: Fraction): Fraction =>
  reduce(one.over * other.over, one.under * other.under);

/** @param by not zero */
export const divide = (one: Fraction, by: Fraction): Fraction =>
  reduce(one.over * by.under, one.under * by.over);

export const isGreater = (one: Fraction, other: Fraction): boolean =>
  one.over * other.under > other.over * one.under;

/** To the nearest whole number, halves away from zero. This is the only place that rounds a bid. */
export function round({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + under) / (2n * under);
  return Number(over < 0n ? -rounded : rounded);
}

/** To the next whole number that is enough, e.g. of people. */
export function roundUp({ over, under }: Fraction): number {
  const whole = over / under;
  return Number(over > 0n && whole * under !== over ? whole + 1n : whole);
}
