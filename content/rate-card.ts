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

export const planningTexts = {
  title: "Planning range",
  basis:
    "Based on published rates per square foot for this type of building, and at least one billed hour per visit. This is not an offer.",
  assumed: "Calculated for 5 visits a week. Choose a frequency to see yours.",
  movesIt: [
    "Restrooms and kitchens: they take more time than other rooms",
    "Floors: carpet, stone and the care they need",
    "When crews can work, and how they get in",
    "Location: rates in large cities can be two to five times as high",
  ],
  exact: "A walk-through makes it exact.",
  none: {
    unreadable:
      "We could not read this as one number, so there is no range yet. A figure such as 25,000 is enough.",
    "too-small":
      "Rates per square foot do not work below 300 sq ft. We price small spaces by the visit, and your quote will show the price.",
    "too-large":
      "Above 1,500,000 sq ft, every building is priced individually. We work out the range with you, area by area.",
    "no-rate":
      "There is no published rate for every kind of building. Tell us what it is, and we give you a price after a walk-through.",
  },
} as const;
