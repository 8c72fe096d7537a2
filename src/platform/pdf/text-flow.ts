import { palette } from "#content/palette.ts";
import { addPaper, drawText, heightOf, paper } from "./paper.ts";
import type { PdfFile } from "./pdf-file.ts";

export interface FlowPart {
  tag: "H2" | "P";
  text: string;
  isQuiet?: boolean;
}

/** Longer lines are hard to read. */
const wide = 430;
const space = 24;
const half = (paper.width - space) / 2;

const lookOf = ({ tag, isQuiet }: FlowPart) => {
  if (tag === "H2") return { font: "semibold", size: 12, color: palette.ink } as const;
  const [size, color] = isQuiet ? [8.5, palette.slate] : [10, palette.ink];
  return { font: "regular", size, color } as const;
};

const heightOfPart = (file: PdfFile, part: FlowPart, width: number) =>
  heightOf(file, part.text, { ...lookOf(part), width }) + (part.tag === "H2" ? 5 : 3);

function addPart(file: PdfFile, part: FlowPart, at: { x: number; y: number; width: number }) {
  const paint = () => drawText(file, part.text, { ...lookOf(part), ...at });
  file.addSection([{ tag: part.tag, paint }]);
}

/**
 * Headings and paragraphs, on the next page where they do not fit; a heading stays with what follows.
 * @param room that must be left beneath the last one @returns where they end
 */
export function addText(
  file: PdfFile,
  parts: readonly FlowPart[],
  { top, room = 0 }: { top: number; room?: number },
): number {
  let y = top;
  const height = (part: FlowPart) => heightOfPart(file, part, wide);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const needed = height(part) + (part.tag === "H2" && next ? height(next) : 0);
    if (y + needed + (next ? 0 : room) > paper.bottom) {
      addPaper(file);
      y = paper.top;
    }
    addPart(file, part, { x: paper.left, y, width: wide });
    y += height(part);
  }
  return y;
}

/** Puts two texts beside each other, never over the end of a page. @returns where the longer one ends */
export function addPair(
  file: PdfFile,
  columns: readonly (readonly FlowPart[])[],
  top: number,
): number {
  const heights = columns.map((parts) =>
    parts.reduce((sum, part) => sum + heightOfPart(file, part, half), 0),
  );
  const height = Math.max(0, ...heights);
  let start = top;
  if (start + height > paper.bottom) {
    addPaper(file);
    start = paper.top;
  }
  for (const [index, parts] of columns.entries()) {
    let y = start;
    for (const part of parts) {
      addPart(file, part, { x: paper.left + index * (half + space), y, width: half });
      y += heightOfPart(file, part, half);
    }
  }
  return start + height;
}
