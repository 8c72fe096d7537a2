import { palette } from "./palette.ts";

/** The grid is 32 x 32; header, icons and link previews are made of these paths. */
export const logo = {
  mark: {
    sun: "M8.5 19a7.5 7.5 0 0 1 15 0z",
    lines: "M5.6 22.5a12.5 12.5 0 1 1 20.8 0M9.5 22.5h13M13 26.5h6",
    lineWidth: 2.25,
  },
  /** The tile's own color replaces the ring; edges are on whole pixels at 16 px. */
  tile: {
    sun: "M6 18a10 10 0 0 1 20 0z",
    lines: "M7 21h18M12 25h8",
    lineWidth: 2,
  },
  /** A getter, because the palette changes while the product runs. */
  get colors() {
    return { ground: palette.teal, sun: palette.dawn, lines: palette.porcelain };
  },
} as const;

/** @param radius of the tile's corners in 32nds; 0 where the device cuts the shape itself */
export function tileSvg(radius: number): string {
  const { tile, colors } = logo;
  const drawing = `<path fill="${colors.sun}" d="${tile.sun}"/><path fill="none" stroke="${colors.lines}" stroke-width="${tile.lineWidth}" stroke-linecap="round" d="${tile.lines}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${colors.ground}"/>${drawing}</svg>`;
}

export const roundedCorners = 7;
