/** What the areas of a start come to a month, as the form has them; safe for browsers. */
import { centsOf, pricePattern } from "#features/scopes/price-text.ts";
import type { Texts } from "#platform/records/merge-edit.ts";

/** In cents. @param areaFields with which the fields of each area begin @returns undefined where a price cannot be read */
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
