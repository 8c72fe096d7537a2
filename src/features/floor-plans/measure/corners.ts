/** Corners of rooms: how they are written, and which of them make a room. */
import { maxCorners, type PictureSize, type Point } from "../floor-plan-types.ts";
import { polygonArea } from "./floor-area.ts";

const coordinate = String.raw`(\d{1,5}(?:\.\d)?)`;
const pair = new RegExp(`^${coordinate},${coordinate}$`);

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Clamped to the picture, and rounded to tenths, which is how a corner is written down. */
export const pointWithin = ({ x, y }: Point, { width, height }: PictureSize): Point => ({
  x: tenths(Math.min(Math.max(x, 0), width)),
  y: tenths(Math.min(Math.max(y, 0), height)),
});

/** E.g. `12,40 180.5,40 180.5,96`. */
export const cornersText = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(" ");

/** @returns undefined for anything but points of this picture */
export function readCorners(text: string, { width, height }: PictureSize): Point[] | undefined {
  const corners: Point[] = [];
  const words = text.trim() === "" ? [] : text.trim().split(" ", maxCorners + 1);
  for (const word of words) {
    const match = pair.exec(word);
    if (match === null) return undefined;
    const [x, y] = [Number(match[1]), Number(match[2])];
    if (x > width || y > height) return undefined;
    corners.push({ x, y });
  }
  return corners;
}

export type CornerFault = "too-few" | "too-many" | "crossing" | "no-area";

/** The reason why these corners are no room. */
export function faultOfCorners(corners: readonly Point[]): CornerFault | undefined {
  if (corners.length < 3) return "too-few";
  if (corners.length > maxCorners) return "too-many";
  if (areOnOneLine(corners)) return "no-area";
  if (crossesItself(corners)) return "crossing";
  return polygonArea(corners) < 1 ? "no-area" : undefined;
}

function areOnOneLine(corners: readonly Point[]): boolean {
  const [first, ...others] = inTenths(corners);
  return others.every((other, at) => {
    const next = others[at + 1];
    return first === undefined || next === undefined || turn(first, other, next) === 0;
  });
}

/** Whole, so that points of one line are found to be so. */
const inTenths = (corners: readonly Point[]): Point[] =>
  corners.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));

/** True if two sides meet anywhere but at a corner that they share. */
export function crossesItself(corners: readonly Point[]): boolean {
  const whole = inTenths(corners);
  const sides = whole.map((from, at) => ({ from, to: whole[(at + 1) % whole.length] ?? from }));
  return sides.some((side, at) =>
    sides.slice(at + 1).some((other, later) => {
      if (later === 0) return foldsBack(side.from, side.to, other.to);
      if (at === 0 && later === sides.length - 2) return foldsBack(other.from, side.from, side.to);
      return meet(side.from, side.to, other.from, other.to);
    }),
  );
}

/** Twice the area of a triangle; positive where it turns left. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True if a side has no length, or runs back over the one before it. */
function foldsBack(before: Point, corner: Point, after: Point): boolean {
  const back =
    (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y);
  const isPoint = corner.x === after.x && corner.y === after.y;
  return isPoint || (turn(before, corner, after) === 0 && back > 0);
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [first, second] = [turn(a, b, c), turn(a, b, d)];
  const [third, fourth] = [turn(c, d, a), turn(c, d, b)];
  if (first * second < 0 && third * fourth < 0) return true;
  return (
    (first === 0 && isBetween(a, c, b)) ||
    (second === 0 && isBetween(a, d, b)) ||
    (third === 0 && isBetween(c, a, d)) ||
    (fourth === 0 && isBetween(c, b, d))
  );
}

/** The point is known to lie on the line through both ends. */
const isBetween = (from: Point, point: Point, to: Point): boolean =>
  Math.min(from.x, to.x) <= point.x &&
  point.x <= Math.max(from.x, to.x) &&
  Math.min(from.y, to.y) <= point.y &&
  point.y <= Math.max(from.y, to.y);
