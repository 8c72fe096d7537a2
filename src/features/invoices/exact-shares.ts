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
  const sum = numerators.reduce((total, one) => total + one, 0);
  const parts = numerators.map((numerator, index) => ({
    index,
    cents: Math.floor(numerator / denominator),
    lost: numerator % denominator,
  }));
  const given = parts.reduce((total, { cents }) => total + cents, 0);
  const left = roundedHalfUp(sum, denominator) - given;
  const byLoss = parts.toSorted((a, b) => b.lost - a.lost || a.index - b.index);
  for (const part of byLoss.slice(0, left)) part.cents += 1;
  return parts.map(({ cents }) => cents);
}
