import { roundedHalfUp } from "./exact-shares.ts";

interface TaxableLine {
  cents: number;
  /** Hundredths of a percent: 625 is 6.25%. */
  taxBasisPoints: number;
}

/**
 * One tax for each rate, on the sum of all lines of an invoice at that rate, rounded once and half up:
 * never line by line. Credits lower what is taxed.
 */
export function taxesOf(lines: readonly TaxableLine[]): TaxableLine[] {
  const taxed = lines.filter(({ taxBasisPoints }) => taxBasisPoints > 0);
  return [...Map.groupBy(taxed, ({ taxBasisPoints }) => taxBasisPoints)]
    .toSorted(([a], [b]) => a - b)
    .map(([taxBasisPoints, atRate]) => {
      const base = atRate.reduce((sum, { cents }) => sum + cents, 0);
      return { taxBasisPoints, cents: roundedHalfUp(base * taxBasisPoints, 10_000) };
    });
}

/** E.g. `6.25%`. */
export const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;
