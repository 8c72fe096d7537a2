/** `2` as `Floor 2`; words such as `Basement` as they are. */
export const floorName = (floor: string): string =>
  /^\d+$/.test(floor) ? `Floor ${floor}` : floor;

/** E.g. `Lobby, Floor 1`; an area whose name says its floor says it once. */
export function areaLabel(name: string, floor: string): string {
  const beside = floorBeside(name, floor);
  return beside === "" ? name : `${name}, ${beside}`;
}

/** The floor as shown beside an area's name; empty where the name contains it. */
export function floorBeside(name: string, floor: string): string {
  const onFloor = floorName(floor);
  return name.toLowerCase().endsWith(onFloor.toLowerCase()) ? "" : onFloor;
}
