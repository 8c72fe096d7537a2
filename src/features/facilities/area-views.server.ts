import { plural } from "#platform/format/plural.ts";
import { floorName } from "./areas/area-label.ts";
import { areaTypeLabel, floorCoveringLabel } from "./areas/area-types.ts";
import type { Area } from "./areas/list-areas.server.ts";

const number = new Intl.NumberFormat("en-US");

export const squareFeetText = (squareFeet: number): string => `${number.format(squareFeet)} sq ft`;

export type FloorView = ReturnType<typeof toFloorViews>[number];

/** Areas by floor, with what each floor adds up to. */
export function toFloorViews(areas: readonly Area[]) {
  return [...Map.groupBy(areas, ({ floor }) => floor)].map(([floor, onFloor]) => ({
    floor: floorName(floor),
    total: squareFeetText(sumOf(onFloor)),
    areas: onFloor.map(({ id, name, type, squareFeet, floorCovering }) => ({
      id,
      name,
      type: areaTypeLabel(type),
      squareFeet: squareFeetText(squareFeet),
      floorCovering: floorCoveringLabel(floorCovering),
    })),
  }));
}

const sumOf = (areas: readonly Area[]) =>
  areas.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/** Expects only areas that are in use. */
export function areaSummary(areas: readonly Area[]): string {
  if (areas.length === 0) return "No areas yet";
  const count = plural(areas.length, "1 area", `${number.format(areas.length)} areas`);
  return `${count}, ${squareFeetText(sumOf(areas))}`;
}
