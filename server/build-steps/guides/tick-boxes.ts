/** Boxes to tick, and rows of them with their labels. */
import { palette } from "#content/palette.ts";
import { heightOf, textPart, widthOf } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import type { PdfPart } from "#platform/pdf/structure.ts";
import { looks } from "./guide-looks.ts";

interface TickBox {
  x: number;
  y: number;
  side: number;
  /** The outline is painted within the side. */
  thickness: number;
}

export function paintTickBox({ canvas }: PdfFile, { x, y, side, thickness }: TickBox): void {
  const [inset, length] = [thickness / 2, side - thickness];
  canvas
    .lineWidth(thickness)
    .strokeColor(palette.field)
    .roundedRect(x + inset, y + inset, length, length, 2.1)
    .stroke();
}

/** Its upper left corner is known only when it is painted. */
interface LaidBoxes {
  width: number;
  height: number;
  decorate: (x: number, y: number) => void;
  parts: (x: number, y: number) => PdfPart[];
}

const gapBetweenLines = 3;

/** Single letters stand inside their boxes, words beside them. */
export function layOutTickBoxes(
  file: PdfFile,
  labels: readonly string[],
  width: number,
): LaidBoxes {
  const areLetters = labels.every((label) => label.length === 1);
  const boxes = labels.map((label) => (areLetters ? letterBox(file, label) : wordBox(file, label)));
  const lines = linesOf(boxes, areLetters ? 3 : 12, width);
  const lineHeight = Math.max(...boxes.map(({ height }) => height));
  const placed = lines.flatMap((line, index) =>
    line.map(({ box, left }) => ({ box, left, top: index * (lineHeight + gapBetweenLines) })),
  );
  return {
    width: Math.max(...placed.map(({ box, left }) => left + box.width)),
    height: lines.length * (lineHeight + gapBetweenLines) - gapBetweenLines,
    decorate(x, y) {
      for (const { box, left, top } of placed) box.decorate(x + left, y + top);
    },
    parts: (x, y) => placed.flatMap(({ box, left, top }) => box.parts(x + left, y + top)),
  };
}

/** Puts as many boxes on a line as fit into its width. */
function linesOf(boxes: readonly LaidBoxes[], gap: number, width: number) {
  const lines: { box: LaidBoxes; left: number }[][] = [];
  let left = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    if (left + box.width > width) {
      lines.push([]);
      left = 0;
    }
    lines.at(-1)?.push({ box, left });
    left += box.width + gap;
  }
  return lines;
}

function letterBox(file: PdfFile, letter: string): LaidBoxes {
  const side = 14.5;
  const box = { ...looks.letterInBox, width: side };
  const down = (side - heightOf(file, letter, box)) / 2;
  return {
    width: side,
    height: side,
    decorate: (x, y) => paintTickBox(file, { x, y, side, thickness: 0.6 }),
    parts: (x, y) => [textPart(file, "P", letter, { ...box, x, y: y + down })],
  };
}

function wordBox(file: PdfFile, label: string): LaidBoxes {
  const [side, gap] = [9, 5];
  const labelWidth = widthOf(file, label, looks.cell);
  // A little more, or a rounded number would break the words.
  const box = { ...looks.cell, width: labelWidth + 1 };
  const height = heightOf(file, label, box);
  const down = (height - side) / 2;
  return {
    width: side + gap + labelWidth,
    height,
    decorate: (x, y) => paintTickBox(file, { x, y: y + down, side, thickness: 0.7 }),
    parts: (x, y) => [textPart(file, "P", label, { ...box, x: x + side + gap, y })],
  };
}
