/** Corrects a corner that was set nearly right: onto an existing corner, or to a right angle. */
import type { Point } from "../floor-plan-types.ts";
import { distance } from "../measure/floor-area.ts";

interface SnapContext {
  /** Pixels of the picture; nothing snaps at 0. */
  tolerance: number;
  /** Corners of other rooms. */
  corners: readonly Point[];
  /** Corners of the shape that is being drawn. */
  shape: readonly Point[];
}

export function snapPoint(point: Point, { tolerance, corners, shape }: SnapContext): Point {
  if (tolerance <= 0) return point;
  return nearest(point, [...shape, ...corners], tolerance) ?? alongSides(point, shape, tolerance);
}

function nearest(point: Point, among: readonly Point[], tolerance: number): Point | undefined {
  let best: Point | undefined;
  for (const candidate of among)
    if (distance(candidate, point) <= (best === undefined ? tolerance : distance(best, point)))
      best = candidate;
  return best;
}

/** Along the picture's edges, or along and across the side before: plans are photographed askew. */
function alongSides(point: Point, shape: readonly Point[], tolerance: number): Point {
  const [first, last, before] = [shape[0], shape.at(-1), shape.at(-2)];
  if (first === undefined || last === undefined) return point;
  const side = before && unit(before, last);
  const directions = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    ...(side ? [side, { x: -side.y, y: side.x }] : []),
  ];
  const snapped = directions
    .map((direction) => foot(point, last, direction))
    .filter((candidate) => distance(candidate, point) <= tolerance)
    .toSorted((a, b) => distance(a, point) - distance(b, point))[0];
  if (snapped === undefined) return point;
  // The last side but one ends where the way back to the first corner is straight.
  if (snapped.y === last.y && Math.abs(snapped.x - first.x) <= tolerance)
    return { ...snapped, x: first.x };
  if (snapped.x === last.x && Math.abs(snapped.y - first.y) <= tolerance)
    return { ...snapped, y: first.y };
  return snapped;
}

function unit(from: Point, to: Point): Point | undefined {
  const length = distance(from, to);
  return length === 0 ? undefined : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The nearest point on a line through `from`. */
function foot(point: Point, from: Point, { x, y }: Point): Point {
  const along = (point.x - from.x) * x + (point.y - from.y) * y;
  return { x: from.x + along * x, y: from.y + along * y };
}
