import type { Language } from "#platform/language/language.ts";
import { facilityNames } from "../names/messages.ts";

/** `2` as `Floor 2`; words such as `Basement` as they are. */
export const floorName = (floor: string, language: Language): string =>
  /^\d+$/.test(floor) ? facilityNames(language).floor({ floor }) : floor;

/** E.g. `Lobby, Floor 1`; an area whose name says its floor says it once. */
export function areaLabel(name: string, floor: string, language: Language): string {
  const beside = floorBeside(name, floor, language);
  return beside === "" ? name : `${name}, ${beside}`;
}

/** The floor as shown beside an area's name; empty where the name contains it, in any language. */
export const floorBeside = (name: string, floor: string, language: Language): string =>
  namesFloor(name.toLowerCase(), floor.toLowerCase()) ? "" : floorName(floor, language);

/**
 * A floor is a word of its own: a `Lab` does not say that it is on floor `B`.
 * The list has both languages, because a browser has loaded the messages of only one.
 */
const namesFloor = (name: string, floor: string): boolean =>
  /^\d+$/.test(floor)
    ? [`floor ${floor}`, `piso ${floor}`].some((floorName) => name.endsWith(floorName))
    : name.endsWith(floor) && !/[\p{L}\p{N}]$/u.test(name.slice(0, name.length - floor.length));
