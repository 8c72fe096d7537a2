/**
 * Square feet that one person cleans in an hour, by the trade's public sources: these differ by a factor of
 * two, so each rate states its range and its source. Tables that are sold, such as ISSA's, are not shipped; a
 * company that has licensed one imports it.
 */
interface ShippedRate {
  /** A type of area, or `any` for a whole building on average. */
  areaType: string;
  /** Square feet an hour for everything in the room. */
  low: number;
  usual: number;
  high: number;
  source: string;
}

export const shippedRates = [
  {
    areaType: "any",
    low: 2_000,
    usual: 2_500,
    high: 3_000,
    source: "TruckMountForums; whole building",
  },
  { areaType: "office", low: 2_000, usual: 2_500, high: 3_000, source: "GleamOps" },
  {
    areaType: "open-office",
    low: 2_400,
    usual: 3_500,
    high: 4_200,
    source: "ICAN/Clipperton, AltaPricing, GleamOps, XiriOS",
  },
  { areaType: "lobby", low: 2_000, usual: 2_750, high: 3_500, source: "GleamOps" },
  { areaType: "corridor", low: 4_000, usual: 5_000, high: 6_000, source: "GleamOps, AltaPricing" },
  { areaType: "break-room", low: 1_200, usual: 1_600, high: 2_000, source: "GleamOps" },
  { areaType: "kitchen", low: 1_200, usual: 1_600, high: 2_000, source: "GleamOps" },
  { areaType: "classroom", low: 2_500, usual: 3_150, high: 3_800, source: "GleamOps, XiriOS" },
  { areaType: "exam-room", low: 1_100, usual: 1_650, high: 2_200, source: "GleamOps, XiriOS" },
  { areaType: "patient-room", low: 1_100, usual: 1_650, high: 2_200, source: "GleamOps, XiriOS" },
  {
    areaType: "sales-floor",
    low: 3_000,
    usual: 4_000,
    high: 5_000,
    source: "AltaPricing, GleamOps",
  },
  { areaType: "warehouse", low: 6_000, usual: 7_000, high: 8_000, source: "AltaPricing, XiriOS" },
  { areaType: "restroom", low: 800, usual: 1_150, high: 1_500, source: "GleamOps" },
] as const satisfies readonly ShippedRate[];

/** Seconds for one fixture of a restroom. */
export const shippedFixtureSeconds = {
  toilet: { seconds: 180, source: "XiriOS" },
  urinal: { seconds: 90, source: "XiriOS" },
  sink: { seconds: 60, source: "XiriOS" },
};

/** Faster than this over a whole building is more than zone cleaning achieves (ISSA's director of services). */
export const fastestBuildingRate = 5_000;
