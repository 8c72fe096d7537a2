import { encode } from "uqr";
import { palette } from "#content/palette.ts";
import type { Canvas } from "#platform/pdf/canvas.ts";

/** A quarter of it may be scratched or covered: signs hang for years. */
const quality = { ecc: "Q", border: 0 } as const;

/** Drawn as shapes, which are sharp at any size. @param size of its side, in points */
export function drawQrCode(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, quality);
  const side = size / modules;
  // Touching shapes would show hairlines between them on screens.
  const overlap = side * 0.02;
  for (const [row, cells] of data.entries())
    for (let from = 0; from < modules; ) {
      if (!cells[from]) {
        from += 1;
        continue;
      }
      const end = cells.indexOf(false, from);
      const to = end < 0 ? modules : end;
      const width = (to - from) * side + overlap;
      canvas.rect(x + from * side, y + row * side, width, side + overlap);
      from = to;
    }
  canvas.fill(palette.ink);
}
