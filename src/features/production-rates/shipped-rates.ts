/** Rates that the product ships with, until the company enters its own. */
import { shippedFixtureSeconds, shippedRates } from "#content/production-rates.ts";
import type { FixtureTimes, ProductionRate } from "./production-rate.ts";

export const shippedProductionRates: readonly ProductionRate[] = shippedRates.map(
  ({ areaType, low, usual, high, source }) => ({
    id: `shipped.${areaType}`,
    areaType,
    floorCovering: null,
    facilityType: null,
    squareFeetAnHour: usual,
    low,
    high,
    source,
    isOwn: false,
  }),
);

export const shippedFixtureTimes: FixtureTimes = {
  toilet: { ...shippedFixtureSeconds.toilet, isOwn: false },
  urinal: { ...shippedFixtureSeconds.urinal, isOwn: false },
  sink: { ...shippedFixtureSeconds.sink, isOwn: false },
};
