/** The areas of a report that can be compared: those rated by one method, which are never mixed. */
import { type ScoringMethod, scoringMethods } from "#features/inspections/scoring.ts";
import type { AreaFigures, FacilityFigures } from "./report-figures.ts";

export interface ScoredArea extends Pick<AreaFigures, "failed" | "putRight"> {
  name: string;
  /** Mean, in tenths of a percent as it is shown. */
  score: number;
}

export interface AreasCompared {
  method: ScoringMethod;
  /** The best first. */
  areas: ScoredArea[];
  /** There are areas that were rated by another method. */
  isPart: boolean;
}

/** Compares by the method that rated the most areas. @returns undefined where none was rated */
export function compareAreas(facilities: readonly FacilityFigures[]): AreasCompared | undefined {
  const all = facilities.flatMap(({ name: place, areas }) =>
    areas.map((area) => ({
      ...area,
      name: facilities.length === 1 ? area.name : `${area.name} (${place})`,
      score: Math.round(area.tenths / area.inspections),
    })),
  );
  const count = (method: ScoringMethod) => all.filter((area) => area.method === method).length;
  const method = scoringMethods.toSorted((a, b) => count(b) - count(a))[0];
  if (method === undefined || count(method) === 0) return undefined;
  const areas = all
    .filter((area) => area.method === method)
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  return { method, areas, isPart: areas.length < all.length };
}
