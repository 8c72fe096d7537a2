import { encode } from "uqr";

/** Light modules around the code, as scanners need them. */
const quietZone = 4;

/** @returns the side of the drawing in modules, and its dark ones as the path of an SVG */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return { size, path };
}
