/** Letter paper with margins, and words on it: what business documents are set on. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { FontName } from "./known-characters.ts";
import type { PdfFile } from "./pdf-file.ts";

/** In points. */
const size = [612, 792] as const;
export const paper = {
  left: 54,
  right: 558,
  top: 54,
  width: 504,
  /** Beneath it stand the page numbers. */
  bottom: 722,
} as const;

export interface Words {
  x: number;
  y: number;
  width: number;
  font?: FontName;
  /** In points. */
  size?: number;
  color?: string;
  align?: "left" | "right";
}

/** Line by line: no font has a letter for the end of one. */
const knownLines = ({ known }: PdfFile, text: string, font: FontName) =>
  text
    .split("\n")
    .map((line) => known(line, font))
    .join("\n");

/** @returns the height that they take, wrapped at their width */
export function heightOf(file: PdfFile, text: string, words: Omit<Words, "x" | "y">) {
  const { font = "regular", size: points = 9.5, width } = words;
  const { canvas } = file;
  canvas.font(font).fontSize(points);
  return canvas.heightOfString(knownLines(file, text, font), { width, lineGap: 1.5 });
}

export function paintWords(file: PdfFile, text: string, words: Words): void {
  const { x, y, width, font = "regular", align = "left" } = words;
  file.canvas
    .font(font)
    .fontSize(words.size ?? 9.5)
    .fillColor(words.color ?? palette.ink)
    .text(knownLines(file, text, font), x, y, { width, align, lineGap: 1.5 });
}

export const addPaper = (file: PdfFile): void => file.addPage(size);

export function paintRule(
  { canvas }: PdfFile,
  y: number,
  color: string = palette.line,
  width = 0.5,
) {
  canvas.lineWidth(width).strokeColor(color).moveTo(paper.left, y).lineTo(paper.right, y).stroke();
}

/** `Cleardawn ... Page 2 of 40`, beneath each page once all are there. */
export function numberPages(file: PdfFile, title: string): void {
  const { street, city, state, postalCode } = company.address;
  const sender = `${company.name}, ${street}, ${city}, ${state} ${postalCode}`;
  file.decoratePages((page, count) => {
    paintRule(file, 736);
    const small = { y: 744, size: 7.5, color: palette.slate };
    paintWords(file, sender, { ...small, x: paper.left, width: 300 });
    const number = `${title} · Page ${page} of ${count}`;
    paintWords(file, number, { ...small, x: 354, width: 204, align: "right" });
  });
}
