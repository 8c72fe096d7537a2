/** The inputs of a bid, as the office enters them. Money is in cents. This module is safe for browsers. */
import type { BidAssumptions, WageRole } from "#content/bid-assumptions.ts";
import type { AreaType, FloorCovering } from "#features/facilities/areas/area-types.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { FixtureTimes, ProductionRate } from "#features/production-rates/production-rate.ts";
import type { FixtureName } from "#features/production-rates/rated-subject-types.ts";
import type { Frequency } from "#features/scopes/frequency-types.ts";

export const alternativeNames = ["a", "b", "c"] as const;
export type AlternativeName = (typeof alternativeNames)[number];

/** Percent of the usual time. */
export const difficulties = [85, 100, 120, 125, 150] as const;
export type Difficulty = (typeof difficulties)[number];

export interface BidArea {
  id: string;
  name: string;
  /** Empty where the bid is for one building, and absent in sheets that are older than this field. */
  building?: string;
  floor: string;
  type: AreaType;
  floorCovering: FloorCovering;
  squareFeet: number;
  fixtures: Readonly<Record<FixtureName, number>>;
  /** Measured or agreed for one time; null where a rate says it. */
  ownSeconds: number | null;
  difficulty: Difficulty;
  /** Null where an alternative leaves the area out. */
  frequency: Readonly<Record<AlternativeName, Frequency | null>>;
}

/** Outside of the bid an area has a name and a floor: the name says the building, where there are several. */
export const nameWithBuilding = ({ building = "", name }: Pick<BidArea, "building" | "name">) =>
  building === "" ? name : `${building}, ${name}`;

/** Carpets, floors, windows: priced apart, by the time. */
export interface PeriodicWork {
  id: string;
  name: string;
  /** The company's cost of one time: labor, material and subcontractors. */
  cost: number;
  timesAYear: number;
  /** The calendar month of the first time, from 1. */
  firstMonth: number;
}

export const targetKinds = ["margin", "markup", "price"] as const;

export type PriceTarget =
  /** Hundredths of a percent of the price. */
  | { kind: "margin"; share: number }
  /** Hundredths of a percent of the cost. */
  | { kind: "markup"; share: number }
  /** The market's price, in cents a month; the margin is the rest. */
  | { kind: "price"; cents: number };

export interface Alternative {
  name: string;
  isOffered: boolean;
  target: PriceTarget;
  porterMinutesADay: number;
  porterDaysAWeek: number;
}

export type Supplies =
  | { by: "share" }
  | { by: "client" }
  /** Cents a month. */
  | { by: "amount"; cents: number };

export interface BidSheet {
  facilityType: FacilityType;
  areas: readonly BidArea[];
  periodicWork: readonly PeriodicWork[];
  alternatives: Readonly<Record<AlternativeName, Alternative>>;
  /** Times of day within which a visit has to be done, and by how many; null where nobody has said. */
  window: { from: string; until: string } | null;
  people: number | null;
  /** Minutes of each visit for getting ready, closing down, and moving from area to area. */
  setUpMinutes: number;
  supervisionMinutesAMonth: number;
  supplies: Supplies;
  /** Depreciation of machines, cents a month. */
  equipment: number;
  /** Cents an hour, where this building has its own; else the company's. */
  wage: number | null;
  /** The part of each visit that a lead cleans; absent in sheets from before there were leads. */
  leadMinutesAVisit?: number;
  leadWage?: number | null;
  supervisorWage?: number | null;
  /**
   * The day porter's wage in cents an hour; without it, the company's porter wage, or else that of a cleaner.
   */
  porterWage?: number | null;
  /** Shares of the wages of roles whose burden is another one in this building, in place of the company's. */
  roleBurden?: Readonly<Partial<Record<WageRole, number>>>;
  /** Cleaners' extra pay for nights and weekends, in cents an hour; absent in older sheets. */
  nightDifference?: number | null;
  /** Prevailing wage or what the client demands. */
  wageFloor: number | null;
}

/** Everything that a price follows from: the same input always has the same price. */
export interface BidInput {
  sheet: BidSheet;
  rates: readonly ProductionRate[];
  fixtureTimes: FixtureTimes;
  assumptions: BidAssumptions;
}
