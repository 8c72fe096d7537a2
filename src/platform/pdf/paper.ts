/** Letter paper with margins, and words on it: what business documents are set on. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { langOfWritten, plainWords, type WrittenWords } from "#platform/language/written-words.ts";
import type { FontName } from "./known-characters.ts";
import { pdfMessages } from "./messages.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfPart, PdfPartGroup } from "./structure.ts";

/** The sizes are in points. */
const size = [612, 792] as const;
export const paper = {
  left: 54,
  right: 558,
  top: 54,
  width: 504,
  /** Beneath it stand the page numbers. */
  bottom: 722,
} as const;

/** Type settings of a text. */
export interface TextStyle {
  font?: FontName;
  /** The size in points. */
  size?: number;
  color?: string;
  align?: "left" | "center" | "right";
  /** A multiple of the size; by default a little more than the font asks for. */
  lineHeight?: number;
  /** The spacing in points. */
  letterSpacing?: number;
}

export interface TextBox extends TextStyle {
  x: number;
  y: number;
  width: number;
  /** The next text goes on in the same line. */
  isContinued?: boolean;
  /** It goes on where the text before it has ended. */
  isContinuation?: boolean;
}

/** Line by line: no font has a letter for the end of one. */
const knownLines = ({ known }: PdfFile, text: string, font: FontName) =>
  text
    .split("\n")
    .map((line) => known(line, font))
    .join("\n");

/** Chooses the font. @returns the text in letters that it has, and how it is set */
function setText(file: PdfFile, text: string, look: TextStyle & { width?: number }) {
  const { font = "regular", size: points = 9.5, width, align = "left", lineHeight } = look;
  const lines = knownLines(file, text, font);
  const natural = file.canvas.font(font).fontSize(points).currentLineHeight(true);
  const lineGap = lineHeight === undefined ? 1.5 : lineHeight * points - natural;
  const options = { width, align, lineGap, characterSpacing: look.letterSpacing ?? 0 };
  return { known: lines, options };
}

/** @returns the height that they take, wrapped at their width */
export function heightOf(file: PdfFile, text: string, box: TextStyle & { width: number }): number {
  const { known, options } = setText(file, text, box);
  return file.canvas.heightOfString(known, options);
}

/** @returns the width that they take in one line */
export function widthOf(file: PdfFile, text: string, look: TextStyle): number {
  const { known, options } = setText(file, text, look);
  return file.canvas.widthOfString(known, options);
}

export function drawText(file: PdfFile, text: string, box: TextBox): void {
  const { known, options } = setText(file, text, box);
  const canvas = file.canvas.fillColor(box.color ?? palette.ink);
  const all = { ...options, continued: box.isContinued ?? false };
  if (box.isContinuation) canvas.text(known, all);
  else canvas.text(known, box.x, box.y, all);
}

/** Words as a part that is read. */
export const textPart = (
  file: PdfFile,
  tag: PdfPart["tag"],
  text: string,
  box: TextBox,
): PdfPart => ({
  tag,
  paint: () => drawText(file, text, box),
});

/** A paragraph in which what somebody wrote is in its own language, and the words around it are ours. */
export function writtenPart(
  file: PdfFile,
  words: WrittenWords,
  box: TextBox,
): PdfPart | PdfPartGroup {
  const { before, text, after } = words;
  const language = langOfWritten(words.language, file.language);
  if (language === undefined) return textPart(file, "P", plainWords(words), box);
  const pieces = [{ text: before }, { text, language }, { text: after }].filter(
    (piece) => piece.text !== "",
  );
  return {
    tag: "P",
    parts: pieces.map((piece, index) => ({
      tag: "Span",
      ...("language" in piece && { language: piece.language }),
      paint: () =>
        drawText(file, piece.text, {
          ...box,
          isContinuation: index > 0,
          isContinued: index < pieces.length - 1,
        }),
    })),
  };
}

export const addPaper = (file: PdfFile): void => file.addPage(size);

type Point = readonly [x: number, y: number];

export function paintLine(
  { canvas }: PdfFile,
  from: Point,
  to: Point,
  color: string = palette.line,
  width = 0.5,
): void {
  canvas
    .lineWidth(width)
    .strokeColor(color)
    .moveTo(...from)
    .lineTo(...to)
    .stroke();
}

/** The rule goes from margin to margin. */
export const paintRule = (file: PdfFile, y: number, color?: string, width?: number): void =>
  paintLine(file, [paper.left, y], [paper.right, y], color, width);

export function addressLine(): string {
  const { street, city, state, postalCode } = company.address;
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** `Cleardawn ... Page 2 of 40`, beneath each page once all are there. */
export function numberPages(file: PdfFile, title: string): void {
  const sender = `${company.name}, ${addressLine()}`;
  const messages = pdfMessages(file.language);
  file.decoratePages((page, count) => {
    paintRule(file, 736);
    const small = { y: 744, size: 7.5, color: palette.slate };
    drawText(file, sender, { ...small, x: paper.left, width: 300 });
    const number = messages.page({ title, page, count });
    drawText(file, number, { ...small, x: 354, width: 204, align: "right" });
  });
}
