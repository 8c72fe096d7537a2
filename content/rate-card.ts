// For the planning range; where sources differ, the card has the lowest and the highest. New rates need
// a new version: every lead keeps the version that it was shown.
export const rateCard = {
  version: "2026-11",
  /** Dollars per square foot and month, five visits a week: Bidloom, commercial cleaning rates 2026; ISSA. */
  perSquareFoot: {
    office: { low: 0.08, high: 0.18 },
    healthcare: { low: 0.14, high: 0.3 },
    education: { low: 0.1, high: 0.22 },
    retail: { low: 0.06, high: 0.15 },
    industrial: { low: 0.04, high: 0.2 },
    /** From lobbies, priced like offices, to kitchens and dining rooms, priced like restaurants. */
    hospitality: { low: 0.08, high: 0.35 },
    /** May be anything: no rate would be honest. */
    other: undefined,
  },
  /** Share of the price of five visits. Low: CommercialCleanFinder. High: linear from Bidloom's. */
  shareOfFiveVisits: {
    "1": { low: 0.225, high: 0.3 },
    "2": { low: 0.35, high: 0.475 },
    "3": { low: 0.5, high: 0.65 },
    "4": { low: 0.75, high: 0.825 },
    "5": { low: 1, high: 1 },
    "7": { low: 1.4, high: 1.4 },
  },
  usualFrequency: "5",
  /** Dollars for one billed hour of labor: the minimum for a visit. */
  minVisitPrice: { low: 30, high: 75 },
  /** Square feet within which rates by the square foot make sense. */
  areas: { min: 300, max: 1_500_000 },
} as const;
