/**
 * The speed of one person in a type of area. If several rates match, this module decides which one counts.
 */
import type { AreaType, FloorCovering } from "#features/facilities/areas/area-types.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { FixtureName } from "./rated-subject-types.ts";

interface FixtureTime {
  seconds: number;
  source: string;
  isOwn: boolean;
}

export type FixtureTimes = Readonly<Record<FixtureName, FixtureTime>>;

export interface ProductionRate {
  id: string;
  areaType: AreaType | "any";
  /** Null where it counts for all floors, or all buildings. */
  floorCovering: FloorCovering | null;
  facilityType: FacilityType | null;
  squareFeetAnHour: number;
  /** The lower end of the source's range; null if the source gives one figure. */
  low: number | null;
  high: number | null;
  source: string;
  /** Rates that the company has entered win over shipped ones. */
  isOwn: boolean;
}

interface RatedArea {
  type: AreaType;
  floorCovering: FloorCovering;
}

/** Type with floor and building, type with floor, type with building, type alone, and so on for any type. */
const specificity = ({ areaType, floorCovering, facilityType, isOwn }: ProductionRate): number =>
  (areaType === "any" ? 0 : 8) +
  (floorCovering === null ? 0 : 4) +
  (facilityType === null ? 0 : 2) +
  (isOwn ? 1 : 0);

/** @returns the most specific of the rates that fit; undefined where not even one for any area is there */
export function rateFor(
  rates: readonly ProductionRate[],
  area: RatedArea,
  building: FacilityType,
): ProductionRate | undefined {
  let best: ProductionRate | undefined;
  for (const rate of rates) {
    const fits =
      (rate.areaType === "any" || rate.areaType === area.type) &&
      (rate.floorCovering === null || rate.floorCovering === area.floorCovering) &&
      (rate.facilityType === null || rate.facilityType === building);
    if (fits && (best === undefined || specificity(rate) > specificity(best))) best = rate;
  }
  return best;
}
