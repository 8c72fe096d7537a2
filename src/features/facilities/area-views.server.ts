import type { Language } from "#platform/language/language.ts";
import { floorName } from "./areas/area-label.ts";
import type { Area } from "./areas/list-areas.server.ts";
import { facilityServerMessages } from "./messages.server.ts";
import { facilityMessages } from "./messages.ts";

export const squareFeetText = (squareFeet: number, language: Language): string =>
  facilityServerMessages(language).squareFeet({ count: squareFeet });

export type FloorView = ReturnType<typeof toFloorViews>[number];

/** Areas by floor, with what each floor adds up to. */
export function toFloorViews(areas: readonly Area[], language: Language) {
  const { types, floorCoverings } = facilityMessages(language).areas;
  return [...Map.groupBy(areas, ({ floor }) => floor)].map(([floor, onFloor]) => ({
    floor: floorName(floor, language),
    total: squareFeetText(sumOf(onFloor), language),
    areas: onFloor.map(({ id, name, type, squareFeet, floorCovering }) => ({
      id,
      name,
      type: types[type],
      squareFeet: squareFeetText(squareFeet, language),
      floorCovering: floorCoverings[floorCovering],
    })),
  }));
}

const sumOf = (areas: readonly Area[]) =>
  areas.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/** Expects only areas that are in use. */
export function areaSummary(areas: readonly Area[], language: Language): string {
  const { noAreas, areasAndSize } = facilityServerMessages(language);
  return areas.length === 0
    ? noAreas
    : areasAndSize({ count: areas.length, size: squareFeetText(sumOf(areas), language) });
}
