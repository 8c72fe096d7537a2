/** The server and the browser add up the same fields. This module is safe for browsers. */
import { centsOf, pricePattern } from "#features/scopes/price-text.ts";
import type { Texts } from "#platform/records/merge-edit.ts";

/**
 * In cents.
 * @param areaFields prefixes of the fields of each area
 * @returns undefined if a price cannot be read
 */
export function sumOfPrices(texts: Texts, areaFields: readonly string[]): number | undefined {
  let sum = 0;
  for (const prefix of areaFields) {
    if (texts[`${prefix}keep`] === "no") continue;
    const text = (texts[`${prefix}price`] ?? "").trim();
    if (!pricePattern.test(text)) return undefined;
    sum += centsOf(text);
  }
  return sum;
}
