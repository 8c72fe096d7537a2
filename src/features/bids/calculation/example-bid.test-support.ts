/** The worked example of the trade's reference: an office of 20,000 square feet, five nights a week. */
import { shippedBidAssumptions } from "#content/bid-assumptions.ts";
import {
  shippedFixtureTimes,
  shippedProductionRates,
} from "#features/production-rates/shipped-rates.ts";
import type { Alternative, BidArea, BidInput, BidSheet } from "../bid-sheet-types.ts";

const nightly = { times: 5, per: "week" } as const;

export const exampleArea = (area: Partial<BidArea> = {}): BidArea => ({
  id: "one",
  name: "Open office",
  building: "",
  floor: "1",
  type: "open-office",
  floorCovering: "carpet",
  squareFeet: 16_000,
  fixtures: { toilet: 0, urinal: 0, sink: 0 },
  ownSeconds: null,
  difficulty: 100,
  frequency: { a: nightly, b: null, c: null },
  ...area,
});

export const exampleAlternative = (alternative: Partial<Alternative> = {}): Alternative => ({
  name: "",
  isOffered: true,
  target: { kind: "markup", share: 2_000 },
  porterMinutesADay: 0,
  porterDaysAWeek: 0,
  ...alternative,
});

export const exampleSheet = (sheet: Partial<BidSheet> = {}): BidSheet => ({
  facilityType: "office",
  areas: [
    exampleArea(),
    exampleArea({ id: "two", name: "Corridor", type: "corridor", squareFeet: 1_700 }),
    exampleArea({ id: "three", name: "Lobby", type: "lobby", squareFeet: 1_500 }),
    exampleArea({ id: "four", name: "Break room", type: "break-room", squareFeet: 800 }),
    exampleArea({
      id: "five",
      name: "Restrooms",
      type: "restroom",
      squareFeet: 0,
      fixtures: { toilet: 12, urinal: 4, sink: 10 },
    }),
  ],
  periodicWork: [],
  alternatives: {
    a: exampleAlternative(),
    b: exampleAlternative({ isOffered: false }),
    c: exampleAlternative({ isOffered: false }),
  },
  window: null,
  people: null,
  setUpMinutes: 0,
  supervisionMinutesAMonth: 0,
  supplies: { by: "share" },
  equipment: 0,
  wage: null,
  leadMinutesAVisit: 0,
  leadWage: null,
  supervisorWage: null,
  porterWage: null,
  roleBurden: {},
  nightDifference: null,
  wageFloor: null,
  ...sheet,
});

export const exampleInput = (
  sheet: Partial<BidSheet> = {},
  input: Partial<Omit<BidInput, "sheet">> = {},
): BidInput => ({
  sheet: exampleSheet(sheet),
  rates: shippedProductionRates,
  fixtureTimes: shippedFixtureTimes,
  assumptions: shippedBidAssumptions,
  ...input,
});
