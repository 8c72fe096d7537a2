/** Shapes drawn on a floor plan. This module is safe for browsers. */
import type { AreaType, FloorCovering } from "#features/facilities/areas/area-types.ts";

export const maxPlans = 10;
export const maxRooms = 200;
export const maxCorners = 200;
export const maxPlanName = 80;
export const maxRoomName = 80;
/** The longer side has as many pixels as the server keeps of photos (`re-encode-photo.server.ts`). */
export const maxPictureSide = 2_560;

/** Pixels of the plan's picture from its top left corner, rounded to tenths. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A line on the picture whose true length somebody knows. */
export interface FloorPlanScale {
  from: Point;
  to: Point;
  /** The typed text, e.g. `24 ft 6 in`. */
  length: string;
}

export type RoomMeasure =
  /** Traced on the picture: square feet follow from the scale. */
  | { by: "corners"; corners: readonly Point[] }
  /** Typed as two lengths, e.g. `12 ft` by `9' 6"`. */
  | { by: "sides"; length: string; width: string };

/** The area that a room has become, with what was handed on then. */
export interface RoomArea {
  id: string;
  squareFeet: number;
}

export interface FloorPlanRoom {
  id: string;
  name: string;
  type: AreaType;
  floorCovering: FloorCovering;
  measure: RoomMeasure;
  area: RoomArea | null;
}

export interface FloorPlanDrawing {
  scale: FloorPlanScale | null;
  rooms: readonly FloorPlanRoom[];
}

export const emptyDrawing: FloorPlanDrawing = { scale: null, rooms: [] };
