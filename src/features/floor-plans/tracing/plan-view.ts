/** The visible part of a plan's picture, as pure figures in pixels of the picture. */
import type { PictureSize, Point } from "../floor-plan-types.ts";

export interface PlanView extends Point, PictureSize {}

const maxZoom = 24;

export const wholeView = ({ width, height }: PictureSize): PlanView => ({
  x: 0,
  y: 0,
  width,
  height,
});

/** A bit of the picture always stays in the middle, so that nobody loses it. */
function within(view: PlanView, size: PictureSize): PlanView {
  const between = (value: number, low: number, high: number) =>
    Math.min(Math.max(value, low), high);
  return {
    ...view,
    x: between(view.x, -view.width / 2, size.width - view.width / 2),
    y: between(view.y, -view.height / 2, size.height - view.height / 2),
  };
}

/** @param about stays where it is on the screen */
export function zoom(view: PlanView, factor: number, about: Point, size: PictureSize): PlanView {
  const width = Math.min(Math.max(view.width / factor, size.width / maxZoom), size.width * 1.25);
  const part = width / view.width;
  return within(
    {
      x: about.x - (about.x - view.x) * part,
      y: about.y - (about.y - view.y) * part,
      width,
      height: view.height * part,
    },
    size,
  );
}

export const pan = (view: PlanView, by: Point, size: PictureSize): PlanView =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, size);

export const middleOf = ({ x, y, width, height }: PlanView): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Moved only as far as it takes to see the point. */
export function showPoint(view: PlanView, point: Point, size: PictureSize): PlanView {
  const isSeen =
    point.x >= view.x &&
    point.x <= view.x + view.width &&
    point.y >= view.y &&
    point.y <= view.y + view.height;
  const middle = middleOf(view);
  return isSeen ? view : pan(view, { x: point.x - middle.x, y: point.y - middle.y }, size);
}
