/**
 * Exact fractions of whole numbers. Minutes and money are added up as they are and rounded once, at the
 * end: numbers of two drift, and a bid whose lines are rounded on the way is off by dollars a month.
 */
export interface Fraction {
  readonly numerator: bigint;
  /** Always positive. The fraction may not be in lowest terms. */
  readonly denominator: bigint;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function signed(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new Error("a fraction was divided by zero");
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };
}

/** Makes a fraction of two whole numbers. @param denominator not zero */
export const fraction = (numerator: number, denominator = 1): Fraction =>
  signed(BigInt(numerator), BigInt(denominator));

export const zero = fraction(0);

/** Reduced, as a sum of many would grow with each of them; products are of few, and stay as they are. */
function add(one: Fraction, other: Fraction): Fraction {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  const denominator = one.denominator * other.denominator;
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Hundreds of areas have a handful of rates: those with the same denominator are added up first. */
export function sumOf(fractions: readonly Fraction[]): Fraction {
  const sums = new Map<bigint, bigint>();
  for (const { numerator, denominator } of fractions)
    sums.set(denominator, (sums.get(denominator) ?? 0n) + numerator);
  return [...sums]
    .map(([denominator, numerator]) => ({ numerator, denominator }))
    .reduce(add, zero);
}

export const multiply = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

export const subtract = (one: Fraction, other: Fraction): Fraction =>
  add(one, { numerator: -other.numerator, denominator: other.denominator });

/** @param by not zero */
export const divide = (one: Fraction, by: Fraction): Fraction =>
  signed(one.numerator * by.denominator, one.denominator * by.numerator);

export const isGreater = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator;

/** Halves round away from zero. Nothing else may round a bid, or sums would drift. */
export function round({ numerator, denominator }: Fraction): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

/** A part of a person is one more person. */
export function roundUp({ numerator, denominator }: Fraction): number {
  const whole = numerator / denominator;
  return Number(numerator > 0n && whole * denominator !== numerator ? whole + 1n : whole);
}
