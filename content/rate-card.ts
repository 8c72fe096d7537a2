import { company } from "./company.ts";
import type { RateCard } from "./rate-card-types.ts";

/** Rates for the planning range; where sources differ, the card has the lowest and the highest. */
export const shippedRateCard: RateCard = {
  version: "2026-11",
  /** Bidloom, commercial cleaning rates 2026; ISSA. */
  perSquareFoot: {
    office: { low: 0.08, high: 0.18 },
    healthcare: { low: 0.14, high: 0.3 },
    education: { low: 0.1, high: 0.22 },
    retail: { low: 0.06, high: 0.15 },
    industrial: { low: 0.04, high: 0.2 },
    /**
     * The range goes from lobbies, priced like offices, to kitchens and dining rooms, priced like
     * restaurants.
     */
    hospitality: { low: 0.08, high: 0.35 },
    /** May be anything: no rate would be honest. */
    other: undefined,
  },
  /** The low shares are CommercialCleanFinder's; the high ones are linear from Bidloom's. */
  shareOfFiveVisits: {
    "1": { low: 0.225, high: 0.3 },
    "2": { low: 0.35, high: 0.475 },
    "3": { low: 0.5, high: 0.65 },
    "4": { low: 0.75, high: 0.825 },
    "5": { low: 1, high: 1 },
    "7": { low: 1.4, high: 1.4 },
  },
  usualFrequency: "5",
  minVisitPrice: { low: 30, high: 75 },
  areas: { min: 300, max: 1_500_000 },
  basis: { en: "", es: "" },
};

/** Call it where it is used: the settings change while the product runs. */
export const rateCard = (): RateCard => company.rateCard ?? shippedRateCard;

let earlier: readonly RateCard[] = [];

/** Servers keep earlier cards, because a form that was opened before a change names the card it used. */
export function keepEarlierRateCards(cards: readonly RateCard[]): void {
  earlier = cards;
}

/** @param version as a form says it; of one that nobody knows, the card of this moment */
export const rateCardOf = (version: string | undefined): RateCard =>
  [shippedRateCard, ...earlier].find((card) => card.version === version) ?? rateCard();
