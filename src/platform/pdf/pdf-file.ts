/** The ground of every PDF of the product: fonts of the brand, title, language, tags for screen readers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company } from "#content/company.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import type { Canvas } from "./canvas.ts";
import { type FontName, onlyKnown } from "./known-characters.ts";
import { type OpenGroup, openGroup, type PdfPart, type PdfPartGroup } from "./structure.ts";
import { unpackFont } from "./unpack-font.ts";

const require = createRequire(import.meta.url);
const fontFile = (weight: number): Buffer => {
  const name = `instrument-sans-latin-${weight}-normal.woff`;
  return unpackFont(readFileSync(require.resolve(`@fontsource/instrument-sans/files/${name}`)));
};

const weights: readonly (readonly [name: FontName, weight: number])[] = [
  ["regular", 400],
  ["medium", 500],
  ["semibold", 600],
];

interface PdfFacts {
  title: string;
  language: Language;
  /** Date of the content: the same content gives the same file. */
  date: Date;
  /** The subject as a sentence. */
  subject?: string;
  keywords?: readonly string[];
}

export interface PdfFile {
  canvas: Canvas;
  /** The language of what it says. */
  language: Language;
  /** The size is in points; the page has no margins. */
  addPage(size: readonly [width: number, height: number]): void;
  /** Painted for the eye and skipped by screen readers: rules, marks, logos. */
  decorate(paint: () => void): void;
  /** Parts in reading order, wherever they are on the page. */
  addSection(parts: readonly PdfPart[]): void;
  /** Parts that are not all there yet, or that pages come between. */
  openGroup(tag: PdfPartGroup["tag"]): OpenGroup;
  /**
   * Runs for each page, once all are there. @param paint gets the page's number from 1, and the number of
   * pages
   */
  decoratePages(paint: (page: number, count: number) => void): void;
  /** Whatever the font has no letter for is replaced by its nearest. */
  known(text: string, font: FontName): string;
  finish(): Promise<Buffer>;
}

export function openPdf({ title, language, date, subject, keywords }: PdfFacts): PdfFile {
  const canvas = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    margin: 0,
    bufferPages: true,
    // No font yet: by default the file would name one of the reader's device. One of ours would be
    // opened again each time that it is chosen by its registered name.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: company.name,
      Creator: company.name,
      Producer: "PDFKit",
      CreationDate: date,
      ModDate: date,
      ...(subject && { Subject: subject }),
      ...(keywords && { Keywords: keywords.join(", ") }),
    },
  });
  for (const [name, weight] of weights) canvas.registerFont(name, fontFile(weight));
  canvas.font("regular");
  const content = buffer(canvas);
  const root = canvas.struct("Document");
  canvas.addStructure(root);
  return {
    canvas,
    language,
    addPage: (size) => void canvas.addPage({ size: [...size], margin: 0 }),
    decorate(paint) {
      canvas.markContent("Artifact");
      paint();
      canvas.endMarkedContent();
    },
    addSection(parts) {
      const section = openGroup(canvas, root, "Sect");
      for (const part of parts) section.add(part);
      section.end();
    },
    openGroup: (tag) => openGroup(canvas, root, tag),
    decoratePages(paint) {
      const { start, count } = canvas.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        canvas.switchToPage(start + index);
        canvas.markContent("Artifact");
        paint(index + 1, count);
        canvas.endMarkedContent();
      }
    },
    known: (text, font) => onlyKnown(canvas, text, font),
    finish() {
      root.end();
      canvas.end();
      return content;
    },
  };
}
