import { logo } from "#content/logo.ts";
import type { Canvas } from "./canvas.ts";
import { paperLogo } from "./paper-logo.ts";

/** The company's logo or, without one, the shipped mark, in a square whose side is in points. */
export function paintBrandMark(canvas: Canvas, x: number, y: number, side: number): void {
  const picture = paperLogo();
  if (picture !== undefined) {
    canvas.image(picture, x, y, { fit: [side, side], align: "center", valign: "center" });
    return;
  }
  const { mark, colors } = logo;
  canvas
    .save()
    .translate(x, y)
    .scale(side / 32);
  canvas.path(mark.sun).fill(colors.sun);
  canvas.lineWidth(mark.lineWidth).lineCap("round");
  canvas.path(mark.lines).stroke(colors.ground);
  canvas.restore();
}

/** The logo goes into the upper margin of a paper that begins with the company's name, if there is a logo. */
export function paintLogoAbove(canvas: Canvas, x: number): void {
  const picture = paperLogo();
  if (picture !== undefined) canvas.image(picture, x, 20, { fit: [200, 28] });
}
