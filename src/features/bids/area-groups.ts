/** The areas of a bid by building and floor, and what each group comes to. */
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { Language } from "#platform/language/language.ts";
import type { AlternativeName, BidArea } from "./bid-sheet-types.ts";
import { fraction, multiply, round, sumOf } from "./calculation/fraction.ts";
import type { PricedAlternative } from "./calculation/price-bid.ts";

/** Building and floor may both be empty. */
export interface AreaPlace {
  id: string;
  building: string;
  floor: string;
}

export interface AreasOfFloor {
  floor: string;
  ids: readonly string[];
}

export interface AreasOfBuilding {
  building: string;
  floors: readonly AreasOfFloor[];
}

/** The order is that of a walk: floor 2 before floor 10, and areas without building or floor last. */
export function groupAreas(areas: readonly AreaPlace[], language: Language): AreasOfBuilding[] {
  return groupBy(areas, "building", language).map(({ name, members }) => ({
    building: name,
    floors: groupBy(members, "floor", language).map(({ name: floor, members: ofFloor }) => ({
      floor,
      ids: ofFloor.map(({ id }) => id),
    })),
  }));
}

/** Names that differ in capitals alone are one group, called as the first area of it does. */
function groupBy(areas: readonly AreaPlace[], by: "building" | "floor", language: Language) {
  const compare = comparisonIn(language);
  const groups = new Map<string, { name: string; members: AreaPlace[] }>();
  for (const area of areas) {
    const name = area[by].trim();
    const key = name.toLowerCase();
    const group = groups.get(key) ?? { name, members: [] };
    group.members.push(area);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      Number(one.name === "") - Number(other.name === "") || compare(one.name, other.name),
  );
}

export const idsOfBuilding = ({ floors }: AreasOfBuilding): string[] =>
  floors.flatMap(({ ids }) => ids);

/** A list of a single group says no more by its groups. */
export const isGrouped = (buildings: readonly AreasOfBuilding[]): boolean =>
  buildings.length > 1 || buildings.some(({ floors }) => floors.length > 1);

export interface AreaTotals {
  alternative: AlternativeName;
  count: number;
  squareFeet: number;
  /** Time to clean all of it once. */
  tenthsOfMinutes: number;
  monthlyHundredthsOfHours: number;
}

/**
 * Exact minutes, added up and rounded once, as the hours of the whole bid are: all areas come to the same
 * in both places. What an alternative leaves out counts for nothing there.
 */
export function totalsOf(
  areas: readonly BidArea[],
  offered: readonly PricedAlternative[],
): AreaTotals[] {
  return offered.map(({ name, priced }) => {
    const pricedById = new Map(priced.areas.map((area) => [area.id, area]));
    const included = areas.flatMap((area) => {
      const pricedArea = pricedById.get(area.id);
      return pricedArea === undefined ? [] : [{ ...pricedArea, squareFeet: area.squareFeet }];
    });
    const minutesOnce = sumOf(included.map(({ minutes }) => minutes));
    const minutesAYear = sumOf(
      included.map(({ minutes, timesAYear }) => multiply(minutes, fraction(timesAYear))),
    );
    return {
      alternative: name,
      count: included.length,
      squareFeet: included.reduce((sum, { squareFeet }) => sum + squareFeet, 0),
      tenthsOfMinutes: round(multiply(minutesOnce, fraction(10))),
      monthlyHundredthsOfHours: round(multiply(minutesAYear, fraction(100, 12 * 60))),
    };
  });
}
