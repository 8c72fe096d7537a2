import { shippedFixtureSeconds, shippedRates } from "#content/production-rates.ts";
import type { BidInput, FixtureName, FixtureTime } from "../bid-sheet.ts";
import type { ProductionRate } from "./production-rate.ts";

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

export const shippedFixtureTimes = Object.fromEntries(
  shippedFixtureSeconds.map(({ fixture, seconds, source }): [FixtureName, FixtureTime] => [
    fixture,
    { seconds, source },
  ]),
) as BidInput["fixtureTimes"];
