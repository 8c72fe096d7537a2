import { byLanguage } from "#platform/language/by-language.ts";
import { localeOf } from "#platform/language/language.ts";

/**
 * For lists that people read, as they look for a name in them: "Ñ" after "N" in Spanish, capitals and accents
 * beside what lacks them, and numbers as people count, floor 2 before floor 10.
 */
export const comparisonIn = byLanguage((language) => {
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true });
  return compare;
});

/** For days, hours and ids, which stand in the same order wherever the program runs. */
export const compareCodes = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
