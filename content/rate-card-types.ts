/** The shape of a rate card, apart from the rates: not every page needs those. */
import type { Language } from "#platform/language/language.ts";

export interface Span {
  low: number;
  high: number;
}

/** Kinds of buildings, as the quote form has them. */
export const ratedTypes = [
  "office",
  "healthcare",
  "education",
  "retail",
  "industrial",
  "hospitality",
  "other",
] as const;

export const ratedFrequencies = ["1", "2", "3", "4", "5", "7"] as const;

export interface RateCard {
  /** Every lead keeps the version that it was shown. */
  version: string;
  /** Dollars per square foot and month for five visits a week; without one, no rate would be honest. */
  perSquareFoot: Readonly<Partial<Record<(typeof ratedTypes)[number], Span | undefined>>>;
  /** Shares of the price of five visits. */
  shareOfFiveVisits: Readonly<Record<(typeof ratedFrequencies)[number], Span>>;
  usualFrequency: (typeof ratedFrequencies)[number];
  /** Dollars for one billed hour of labor: the minimum for a visit. */
  minVisitPrice: Span;
  /** Square feet within which rates by the square foot make sense, inclusive. */
  areas: { min: number; max: number };
  /** The basis of the range, for its reader; empty where the page's own sentence is right. */
  basis: Readonly<Record<Language, string>>;
}
