import type { RateCard, Span } from "#content/rate-card-types.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import { dollarsText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import { readSquareFeet } from "./building-area.ts";
import type { Frequency } from "./frequency-types.ts";
import { leadMessages } from "./messages.ts";

export interface Building {
  facilityType: FacilityType;
  squareFootage: string;
  frequency?: Frequency | undefined;
}

export type PlanningRange =
  | {
      ok: true;
      /** Whole dollars a month. */
      low: number;
      high: number;
      squareFeet: number;
      frequency: Frequency;
      rateCard: string;
    }
  | { ok: false; reason: "unreadable" | "too-small" | "too-large" | "no-rate" };

export const holdsNumber = (text: string): boolean => /\p{Nd}/u.test(text);

const weeksPerMonth = 52 / 12;

export function planningRange(card: RateCard, building: Building): PlanningRange {
  const rate = card.perSquareFoot[building.facilityType];
  if (rate === undefined) return { ok: false, reason: "no-rate" };
  const squareFeet = readSquareFeet(building.squareFootage);
  if (squareFeet === undefined) return { ok: false, reason: "unreadable" };
  if (squareFeet < card.areas.min) return { ok: false, reason: "too-small" };
  if (squareFeet > card.areas.max) return { ok: false, reason: "too-large" };

  const frequency = building.frequency ?? card.usualFrequency;
  const visitsPerMonth = Number(frequency) * weeksPerMonth;
  const share = card.shareOfFiveVisits[frequency];
  const price = (end: keyof Span) =>
    Math.max(rate[end] * squareFeet * share[end], card.minVisitPrice[end] * visitsPerMonth);
  return {
    ok: true,
    low: rounded(price("low"), Math.floor),
    high: rounded(price("high"), Math.ceil),
    squareFeet,
    frequency,
    rateCard: card.version,
  };
}

export const formatRange = ({ low, high }: Span, language: Language): string =>
  leadMessages(language).range({ low: dollarsText(low), high: dollarsText(high) });

/** Rounds outwards to about two significant figures, because more would be false precision. */
function rounded(amount: number, toward: (value: number) => number): number {
  const step = 5 * 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  // A sum such as 2000.0000000000002 is 2000.
  return toward(Number((amount / step).toFixed(6))) * step;
}
