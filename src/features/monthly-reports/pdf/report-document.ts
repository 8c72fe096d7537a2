/** A client's month on letter paper: numbers, facilities, sentences, and what the numbers mean. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { Language } from "#platform/language/language.ts";
import { paintLogoAbove } from "#platform/pdf/brand-mark.ts";
import {
  addPaper,
  drawText,
  heightOf,
  numberPages,
  paintRule,
  paper,
} from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { addTable, type TableRow } from "#platform/pdf/pdf-table.ts";
import { addPair, addText, type FlowPart } from "#platform/pdf/text-flow.ts";
import { reportServerMessages } from "../messages.server.ts";
import { reportMessages } from "../messages.ts";

interface PaintedNumber {
  label: string;
  /** E.g. `93.5%`. */
  text: string;
  /** E.g. `of 62 visits`. */
  of: string;
  /** E.g. `Worse: 2.3 points less than in September (95.8%)`. */
  change: string;
  trend: "better" | "worse" | "same" | "neither" | "unknown";
}

const across = 3;
const space = 18;
const width = (paper.width - (across - 1) * space) / across;
const top = { label: 8, text: 24, of: 52, change: 66 } as const;

/** Large, row by row. @returns where they end */
function addNumbers(file: PdfFile, numbers: readonly PaintedNumber[], from: number): number {
  let y = from;
  for (let first = 0; first < numbers.length; first += across) {
    const row = numbers.slice(first, first + across);
    const height = Math.max(...row.map((cell) => heightOfNumber(file, cell)));
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

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    "monthly-report": MonthlyReportDocument;
  }
}

export interface MonthlyReportDocument {
  /** The reader’s language. */
  language: Language;
  /** E.g. `October 2026`. */
  month: string;
  clientName: string;
  /** E.g. `All 3 facilities`. */
  place: string;
  /** The day on which it was made, e.g. `Nov 2, 2026`. */
  made: string;
  numbers: readonly PaintedNumber[];
  /** Heads of the columns of figures. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (readonly [text: string, quiet: string])[] }[];
  sections: readonly { title: string; sentences: readonly string[] }[];
  definitions: readonly { label: string; text: string }[];
  /** Milliseconds since 1970. */
  date: number;
}

/** Points; the names of the facilities get the rest of the width. */
const columnWidths = [92, 72, 66, 68, 56] as const;

const gap = 24;

export function renderMonthlyReport(document: MonthlyReportDocument): Promise<Buffer> {
  const { language, month, clientName, numbers, rows, sections, definitions, date } = document;
  const { one, report } = reportMessages(language);
  const { pdf } = reportServerMessages(language);
  const title = pdf.title({ month, client: clientName });
  const file = openPdf({ title, language, date: new Date(date) });
  addPaper(file);
  const head = addHead(file, document);
  const table = addText(file, [{ tag: "H2", text: report.byFacility }], {
    top: addNumbers(file, numbers, head) + 10,
    room: 120,
  });
  const columns = [
    { title: report.facility, width: 150 },
    ...columnWidths.map((width, index) => ({
      title: document.columns[index] ?? "",
      width,
      align: "right" as const,
    })),
  ];
  const tableRows = rows.map(
    ({ name, cells }): TableRow => ({ kind: "line", cells: [name, ...cells] }),
  );
  let y = addTable(file, { columns, rows: tableRows }, table + 2) + gap;
  for (let first = 0; first < sections.length; first += 2) {
    const pair = sections
      .slice(first, first + 2)
      .map((section): FlowPart[] => [
        { tag: "H2", text: section.title },
        ...section.sentences.map((text): FlowPart => ({ tag: "P", text })),
      ]);
    y = addPair(file, pair, y) + gap / 2;
  }
  const meanings = definitions.map(({ label, text }) => ({
    tag: "P" as const,
    text: pdf.definition({ label, text }),
    isQuiet: true,
  }));
  addText(file, [{ tag: "H2", text: report.meaning }, ...meanings], { top: y + gap / 2 });
  numberPages(file, one);
  return file.finish();
}

/** @returns where the content begins */
function addHead(file: PdfFile, document: MonthlyReportDocument): number {
  const { language, month, clientName, place, made } = document;
  const { ofMonth } = reportMessages(language);
  const { pdf } = reportServerMessages(language);
  const left = { x: paper.left, width: 340 };
  const sender = { font: "semibold", size: 13, color: palette.teal } as const;
  const quiet = { size: 9.5, color: palette.slate } as const;
  const right = { x: 388, width: 170, align: "right" } as const;
  file.addSection([
    { tag: "P", paint: () => drawText(file, company.name, { ...left, ...sender, y: 54 }) },
    {
      tag: "H1",
      paint: () =>
        drawText(file, ofMonth({ month }), {
          x: paper.left,
          width: paper.width,
          y: 80,
          font: "semibold",
          size: 22,
        }),
    },
    {
      tag: "P",
      paint: () =>
        drawText(file, pdf.about({ client: clientName, place }), { ...left, y: 110, size: 10.5 }),
    },
    {
      tag: "P",
      paint: () => drawText(file, pdf.created({ day: made }), { ...right, ...quiet, y: 56 }),
    },
  ]);
  file.decorate(() => {
    paintLogoAbove(file.canvas, paper.left);
    paintRule(file, 134, palette.ink, 0.8);
  });
  return 146;
}
