import { byLanguage } from "#platform/language/by-language.ts";
import { localeOf } from "#platform/language/language.ts";

/**
 * Sorts lists that people read as they look for a name in them: "Ñ" after "N" in Spanish, capitals and
 * accents beside what lacks them, and numbers as people count, floor 2 before floor 10.
 */
export const comparisonIn = byLanguage((language) => {
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true });
  return compare;
});

/** Sorts days, hours and ids, whose order is the same wherever the program runs. */
export const compareCodes = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
