/** Square feet of what is drawn on a floor plan: the only place that works them out. */
import type { FloorPlanScale, Point, RoomMeasure } from "../floor-plan-types.ts";
import { lengthInInches } from "./length.ts";

const squareInchesPerSquareFoot = 144;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Square pixels, by the shoelace formula; the same in both directions. */
export function polygonArea(corners: readonly Point[]): number {
  const [first] = corners;
  if (first === undefined) return 0;
  let twice = 0;
  // Coordinates are relative to the first corner: far from the origin, large products would swallow small
  // differences.
  for (const [at, { x, y }] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? first;
    twice += (x - first.x) * (next.y - first.y) - (next.x - first.x) * (y - first.y);
  }
  return Math.abs(twice) / 2;
}

/** @returns undefined while no line says how long a pixel is */
export function inchesPerPixel(scale: FloorPlanScale | null): number | undefined {
  if (scale === null) return undefined;
  const length = lengthInInches(scale.length);
  const pixels = distance(scale.from, scale.to);
  return length === undefined || pixels === 0 ? undefined : length / pixels;
}

/** Rounded once, at the end. @returns undefined where it cannot be known yet */
export function squareFeetOf(
  measure: RoomMeasure,
  scale: FloorPlanScale | null,
): number | undefined {
  const squareInches = squareInchesOf(measure, scale);
  return squareInches === undefined
    ? undefined
    : Math.round(squareInches / squareInchesPerSquareFoot);
}

function squareInchesOf(measure: RoomMeasure, scale: FloorPlanScale | null): number | undefined {
  if (measure.by === "corners") {
    const inches = inchesPerPixel(scale);
    return inches === undefined ? undefined : polygonArea(measure.corners) * inches * inches;
  }
  const [length, width] = [lengthInInches(measure.length), lengthInInches(measure.width)];
  return length === undefined || width === undefined ? undefined : length * width;
}
