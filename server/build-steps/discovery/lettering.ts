/** Text as SVG paths, so that a picture looks the same on a machine without fonts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
);
const opened = create(readFileSync(file));
if (!("layout" in opened)) throw new Error("the font file holds a collection, not a font");
const font = opened;

interface Lettering {
  size: number;
  /** Space between letters, in ems. */
  tracking: number;
}

export function widthOf(text: string, { size, tracking }: Lettering): number {
  const { positions } = font.layout(text);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advance / font.unitsPerEm + tracking * positions.length) * size;
}

/** @param y of the baseline, in pixels */
export function textPath(
  text: string,
  { x, y, fill, ...lettering }: Lettering & { x: number; y: number; fill: string },
): string {
  const { glyphs, positions } = font.layout(text);
  const scale = lettering.size / font.unitsPerEm;
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += (positions[index]?.xAdvance ?? 0) + lettering.tracking * font.unitsPerEm;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** A word longer than `width` gets a line of its own. */
export function linesOf(text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || widthOf(longer, lettering) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
