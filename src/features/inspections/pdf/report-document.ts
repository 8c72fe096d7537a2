/** The report of an inspection, as a client shows it to others: the score first, then the evidence. */

import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenWords } from "#platform/language/written-words.ts";
import { paintLogoAbove } from "#platform/pdf/brand-mark.ts";
import {
  addPaper,
  drawText,
  heightOf,
  numberPages,
  paintRule,
  paper,
} from "#platform/pdf/paper.ts";
import { openPdf, type PdfFile } from "#platform/pdf/pdf-file.ts";
import { addTable, type TableRow } from "#platform/pdf/pdf-table.ts";
import type { PdfPart } from "#platform/pdf/structure.ts";
import { inspectionServerMessages } from "../messages.server.ts";

/** The position of the next part, which moves down, and to new pages. */
export interface Place {
  file: PdfFile;
  y: number;
}

/** Room for a heading and two rows beneath it: it never ends a page. */
const tableNeeds = 96;
const rowHeight = 24;
const maxRowsKept = 8;
const noteBox = () => ({ x: paper.left, width: paper.width, color: palette.ink });
const noteGap = 5;

/** A heading with paragraphs: all on one page. */
function addNotes(place: Place, heading: string, texts: readonly string[]): void {
  const heights = texts.map((text) => heightOf(place.file, text, noteBox()) + noteGap);
  turnPage(place, 22 + 18 + heights.reduce((sum, height) => sum + height, 0));
  addHeading(place, heading, { needs: 0 });
  for (const text of texts) addNote(place, text);
}

interface HeadingOptions {
  /** Text at the end of the heading's line, e.g. a score. */
  right?: string;
  /** Number of rows of the table below, a few of which are kept on the heading's page. */
  rows?: number;
  /** Height that has to be free beneath it on the same page. */
  needs?: number;
}

function addHeading(
  place: Place,
  text: string,
  { right = "", rows = 0, needs = tableNeeds }: HeadingOptions = {},
): void {
  const { file } = place;
  if (place.y > paper.top) place.y += 22;
  const headingBox = { x: paper.left, width: 400, font: "semibold", size: 12.5 } as const;
  turnPage(place, needs + (rows > maxRowsKept ? 0 : rows * rowHeight));
  const { y } = place;
  file.addSection([
    {
      tag: "H2",
      paint: () => {
        drawText(file, text, { ...headingBox, y });
        if (right === "") return;
        drawText(file, right, { ...headingBox, x: 458, width: 96, y, align: "right" });
      },
    },
  ]);
  place.y = y + heightOf(file, text, headingBox) + 2;
}

function addNote(place: Place, text: string): void {
  const { file } = place;
  const height = heightOf(file, text, noteBox());
  turnPage(place, height);
  const { y } = place;
  file.addSection([{ tag: "P", paint: () => drawText(file, text, { ...noteBox(), y }) }]);
  place.y = y + height + noteGap;
}

function turnPage(place: Place, needed: number): void {
  if (place.y + needed <= paper.bottom) return;
  addPaper(place.file);
  place.y = paper.top;
}

interface ReportPhoto {
  /** The item that the photo belongs to, as text. */
  item: string;
  /** A JPEG of thumbnail size. */
  content: Uint8Array;
  /** Pixels of the full photo, not of the thumbnail. */
  width: number;
  height: number;
}

const gap = 12;
const width = (paper.width - gap) / 2;
const maxPhotoHeight = 176;
const captionHeight = 18;

/** Two a row, each with the item that it belongs to. */
function addPhotos(place: Place, photos: readonly ReportPhoto[], language: Language): void {
  const { file } = place;
  for (let at = 0; at < photos.length; at += 2) {
    const row = photos.slice(at, at + 2);
    const height = Math.max(...row.map(heightIn)) + captionHeight;
    turnPage(place, height + 10);
    const y = place.y + 10;
    for (const [column, photo] of row.entries())
      addPhoto(file, photo, paper.left + column * (width + gap), y, language);
    place.y = y + height;
  }
}

const heightIn = (photo: ReportPhoto): number =>
  Math.min(maxPhotoHeight, (photo.height / photo.width) * width);

function addPhoto(
  file: PdfFile,
  photo: ReportPhoto,
  x: number,
  y: number,
  language: Language,
): void {
  const height = heightIn(photo);
  const caption = { x, y: y + height + 3, width, size: 8, color: palette.slate };
  file.addSection([
    {
      tag: "Figure",
      alt: inspectionServerMessages(language).report.photo({ item: photo.item }),
      paint: () =>
        void file.canvas.image(Buffer.from(photo.content), x, y, { fit: [width, height] }),
    },
    { tag: "P", paint: () => drawText(file, shortened(photo.item), caption) },
  ]);
}

/** One line beneath the photo. */
const shortened = (text: string): string => (text.length > 54 ? `${cutText(text, 53)}…` : text);

interface ReportHead {
  /** The reader’s. */
  language: Language;
  facilityName: string;
  day: string;
  /** Undefined where nothing applied. */
  score: { percent: string; level: string } | undefined;
  facts: readonly (readonly [label: string, value: string])[];
}

const factsLeft = 300;
const labelWidth = 78;

/** @returns where the content begins */
function addReportHead(file: PdfFile, head: ReportHead): number {
  const { facilityName, day, score, facts, language } = head;
  const { report } = inspectionServerMessages(language);
  const title = { x: paper.left, y: 84, width: paper.width, font: "semibold", size: 22 } as const;
  const subtitle = 84 + heightOf(file, facilityName, title) + 2;
  const top = subtitle + 44;
  const parts: PdfPart[] = [
    textPart(file, company.name, {
      x: paper.left,
      y: 54,
      width: 300,
      font: "semibold",
      size: 13,
      color: palette.teal,
    }),
    { tag: "H1", paint: () => drawText(file, facilityName, title) },
    textPart(file, report.subtitle({ day }), {
      x: paper.left,
      y: subtitle,
      width: paper.width,
      size: 11,
      color: palette.slate,
    }),
  ];
  file.decorate(() => paintLogoAbove(file.canvas, paper.left));
  const percent = score?.percent ?? report.noScore;
  const left = { x: paper.left, width: 220 };
  parts.push(textPart(file, percent, { ...left, y: top, font: "semibold", size: 34 }));
  const level = score?.level ?? report.nothingApplied;
  const beneath = { ...left, y: top + 46, size: 11 };
  parts.push(textPart(file, level, beneath));
  let y = top + 4;
  for (const [label, value] of facts) {
    const at = y;
    const place = { x: factsLeft + labelWidth, width: paper.right - factsLeft - labelWidth };
    parts.push({
      tag: "P",
      paint: () => {
        drawText(file, label, { x: factsLeft, y: at, width: labelWidth, color: palette.slate });
        drawText(file, value, { ...place, y: at });
      },
    });
    y += heightOf(file, value, place) + 5;
  }
  file.addSection(parts);
  file.decorate(() => paintRule(file, subtitle + 28));
  return Math.max(top + 58 + heightOf(file, level, beneath), y) + 20;
}

const textPart = (file: PdfFile, text: string, place: Parameters<typeof drawText>[2]): PdfPart => ({
  tag: "P",
  paint: () => drawText(file, text, place),
});

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    inspection: ReportDocument;
  }
}

export interface ReportDocument extends ReportHead {
  areas: readonly ReportArea[];
  deficiencies: readonly { item: string; state: string; due: string }[];
  /** One line a side. */
  signatures: readonly (readonly [side: string, text: string])[];
  /** Explains how ratings become scores. */
  method: string;
  /** The number of photos that the file leaves out. */
  morePhotos: number;
  /** Milliseconds since 1970. */
  date: number;
}

interface ReportArea {
  name: string;
  floor: string;
  weight: number;
  /** A percent as text, or that nothing applies. */
  score: string;
  items: readonly {
    task: string;
    rating: string;
    /** Comments and remarks, as they were written. */
    notes: readonly WrittenWords[];
  }[];
  photos: readonly ReportPhoto[];
}

const columnsIn = byLanguage((language) => {
  const { report } = inspectionServerMessages(language);
  return {
    areas: [
      { title: report.area, width: 264 },
      { title: report.floor, width: 90 },
      { title: report.weight, width: 60, align: "right" },
      { title: report.score, width: 90, align: "right" },
    ],
    items: [
      { title: report.item, width: 384 },
      { title: report.rating, width: 120, align: "right" },
    ],
    deficiencies: [
      { title: report.item, width: 264 },
      { title: report.due, width: 100 },
      { title: report.state, width: 140 },
    ],
  } as const;
});

export function renderReport(document: ReportDocument): Promise<Buffer> {
  const { facilityName, day, date, areas, deficiencies, language } = document;
  const { report } = inspectionServerMessages(language);
  const columns = columnsIn(language);
  const title = [report.name({ facility: facilityName, day }), company.name].join(", ");
  const file = openPdf({ title, language, date: new Date(date) });
  addPaper(file);
  const place: Place = { file, y: addReportHead(file, document) };
  const rows = areas.map(
    ({ name: area, floor, weight, score }): TableRow => ({
      kind: "line",
      cells: [area, floor, String(weight), score],
    }),
  );
  place.y = addTable(file, { columns: columns.areas, rows }, place.y);
  if (deficiencies.length > 0) {
    addHeading(place, report.failedItems);
    const deficiencyRows = deficiencies.map(
      ({ item, due, state }): TableRow => ({ kind: "line", cells: [item, due, state] }),
    );
    place.y = addTable(file, { columns: columns.deficiencies, rows: deficiencyRows }, place.y);
  }
  for (const area of areas) addArea(place, area, language);
  if (document.morePhotos > 0) addNote(place, report.morePhotos({ count: document.morePhotos }));
  const signed = document.signatures.map(([side, text]) => report.signature({ side, text }));
  addNotes(place, report.signatures, signed);
  addNotes(place, report.howScored, [document.method]);
  numberPages(file, report.foot({ day }));
  return file.finish();
}

function addArea(
  place: Place,
  { name, score, items, photos }: ReportArea,
  language: Language,
): void {
  addHeading(place, name, { right: score, rows: items.length });
  const rows = items.map(
    ({ task, rating, notes }): TableRow => ({ kind: "line", cells: [[task, notes], rating] }),
  );
  place.y = addTable(place.file, { columns: columnsIn(language).items, rows }, place.y);
  addPhotos(place, photos, language);
}
