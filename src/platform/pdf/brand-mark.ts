import { logo } from "#content/logo.ts";
import type { Canvas } from "./canvas.ts";

/** The mark of the logo as shapes, on a square whose upper left corner and side are in points. */
export function paintBrandMark(canvas: Canvas, x: number, y: number, side: number): void {
  const { mark, colours } = logo;
  canvas
    .save()
    .translate(x, y)
    .scale(side / 32);
  canvas.path(mark.sun).fill(colours.sun);
  canvas.lineWidth(mark.lineWidth).lineCap("round");
  canvas.path(mark.lines).stroke(colours.ground);
  canvas.restore();
}
