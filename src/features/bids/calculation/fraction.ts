/**
 * Exact fractions of whole numbers. Minutes and money are added up as they are and rounded once, at the
 * end: numbers of two drift, and a bid whose lines are rounded on the way is off by dollars a month.
 */
export interface Fraction {
  readonly over: bigint;
  /** Always positive; it may have a factor in common with the other. */
  readonly under: bigint;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function signed(over: bigint, under: bigint): Fraction {
  if (under === 0n) throw new Error("a fraction was divided by zero");
  return under < 0n ? { over: -over, under: -under } : { over, under };
}

/** @param over and under: whole numbers, under not zero */
export const fraction = (over: number, under = 1): Fraction => signed(BigInt(over), BigInt(under));

export const zero = fraction(0);

/** Reduced, as a sum of many would grow with each of them; products are of few, and stay as they are. */
function add(one: Fraction, other: Fraction): Fraction {
  const over = one.over * other.under + other.over * one.under;
  const under = one.under * other.under;
  const divisor = greatestDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

/** Hundreds of areas have a handful of rates: what is under the same number is added up first. */
export function sumOf(fractions: readonly Fraction[]): Fraction {
  const sums = new Map<bigint, bigint>();
  for (const { over, under } of fractions) sums.set(under, (sums.get(under) ?? 0n) + over);
  return [...sums].map(([under, over]) => ({ over, under })).reduce(add, zero);
}

export const multiply = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** @param by not zero */
export const divide = (one: Fraction, by: Fraction): Fraction =>
  signed(one.over * by.under, one.under * by.over);

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
