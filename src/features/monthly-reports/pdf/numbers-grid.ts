import { palette } from "#content/palette.ts";
import { addPaper, drawText, heightOf, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";

export interface PaintedNumber {
  label: string;
  /** E.g. `93.5%`. */
  text: string;
  /** E.g. `of 62 visits`. */
  of: string;
  /** In words. */
  change: string;
  trend: "better" | "worse" | "same" | "neither" | "unknown";
}

const across = 3;
const space = 18;
const width = (paper.width - (across - 1) * space) / across;
const top = { label: 8, text: 24, of: 52, change: 66 } as const;

/** Large, row by row. @returns where they end */
export function addNumbers(file: PdfFile, numbers: readonly PaintedNumber[], from: number): number {
  let y = from;
  for (let first = 0; first < numbers.length; first += across) {
    const row = numbers.slice(first, first + across);
    const height = Math.max(...row.map((one) => heightOfNumber(file, one)));
    if (y + height > paper.bottom) {
      addPaper(file);
      y = paper.top;
    }
    for (const [index, number] of row.entries())
      addNumber(file, number, paper.left + index * (width + space), y);
    y += height;
  }
  return y;
}

const labelHeight = (file: PdfFile, { label }: PaintedNumber) =>
  heightOf(file, label, { width, size: 8.5, font: "semibold" });

const heightOfNumber = (file: PdfFile, number: PaintedNumber) =>
  top.change +
  (labelHeight(file, number) > 14 ? 12 : 0) +
  heightOf(file, number.change, { width, size: 8.5 }) +
  14;

function addNumber(file: PdfFile, number: PaintedNumber, x: number, y: number): void {
  const { label, text, of, change, trend } = number;
  // A label of two lines moves what is beneath it.
  const moved = y + (labelHeight(file, number) > 14 ? 12 : 0);
  const color = { better: palette.teal, worse: palette.error }[trend as string] ?? palette.ink;
  const quiet = { x, width, size: 8.5, color: palette.slate };
  file.decorate(() => {
    file.canvas.lineWidth(0.5).strokeColor(palette.line);
    file.canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
  const at = (offset: number) => ({ x, width, y: moved + offset });
  file.addSection([
    {
      tag: "P",
      paint: () =>
        drawText(file, label, { x, width, y: y + top.label, font: "semibold", size: 8.5 }),
    },
    {
      tag: "P",
      paint: () => drawText(file, text, { ...at(top.text), font: "semibold", size: 20 }),
    },
    { tag: "P", paint: () => drawText(file, of, { ...quiet, y: moved + top.of }) },
    {
      tag: "P",
      paint: () => drawText(file, change, { ...at(top.change), size: 8.5, color }),
    },
  ]);
}
