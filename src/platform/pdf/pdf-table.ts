/** Tables over any number of pages: the header again on each, and what was carried over. */
import { palette } from "#content/palette.ts";
import { plainWords, type WrittenWords } from "#platform/language/written-words.ts";
import { pdfMessages } from "./messages.ts";
import { addPaper, drawText, heightOf, paintRule, paper, textPart, writtenPart } from "./paper.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfPart, PdfPartGroup } from "./structure.ts";
import { addRows, type LaidRow } from "./table-rows.ts";

export interface TableColumn {
  title: string;
  /** The width in points; all of them fill the paper. */
  width: number;
  align?: "left" | "right";
}

export interface TableRow {
  /** `group` heads the rows beneath it, `total` stands out. */
  kind: "group" | "line" | "total";
  /** Each column has a cell; its second line is quiet, as are texts that people wrote. */
  cells: readonly (string | readonly [text: string, quiet: string | readonly WrittenWords[]])[];
  /**
   * The amount to carry over after this row, for the last column at the end of a page and the start of the
   * next.
   */
  carried?: string;
}

interface Table {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

const padding = 4;
const headHeight = 20;
const quietSize = 8;

/** @param top where it begins @returns where it ended, on the last page */
export function addTable(file: PdfFile, { columns, rows }: Table, top: number): number {
  const placed = placeColumns(columns);
  const heights = rows.map((row) => rowHeight(file, columns, row));
  const amounts = carriedAmounts(rows);
  const { carriedForward, broughtForward } = pdfMessages(file.language);
  const table = file.openGroup("Table");
  const end = addRows(file, table, {
    top,
    head: layOutHead(file, placed),
    rows: rows.map((row, index) => layOutRow(file, row, placed, heights[index] ?? 0)),
    hasRoom(index, y) {
      // A group is never alone at the end of a page.
      const next = rows[index]?.kind === "group" ? (heights[index + 1] ?? 0) : 0;
      const reserved = amounts[index] === undefined ? 0 : headHeight;
      return y + (heights[index] ?? 0) + next <= paper.bottom - reserved;
    },
    turnPage(index, y) {
      addCarried(file, carriedForward, amounts[index], y);
      addPaper(file);
      return paper.top;
    },
    resume: (index, y) => addCarried(file, broughtForward, amounts[index], y),
  });
  table.end();
  return end;
}

/** Gives each row the amount that the rows above it come to. */
function carriedAmounts(rows: readonly TableRow[]): (string | undefined)[] {
  let carried: string | undefined;
  return rows.map((row) => {
    const before = carried;
    carried = row.carried ?? carried;
    return before;
  });
}

interface PlacedColumn extends TableColumn {
  left: number;
}

function placeColumns(columns: readonly TableColumn[]): PlacedColumn[] {
  let left: number = paper.left;
  return columns.map((column) => {
    const placed = { ...column, left };
    left += column.width;
    return placed;
  });
}

function layOutHead(file: PdfFile, columns: readonly PlacedColumn[]): LaidRow<PdfPart> {
  const look = { font: "semibold", size: 8, color: palette.slate } as const;
  return {
    height: headHeight,
    decorate: (top) => paintRule(file, top + headHeight, palette.ink, 0.8),
    cells: (top) =>
      columns.map(({ title, left, width, align = "left" }) => {
        const place = { x: left + padding, y: top + 5, width: width - 2 * padding, align };
        const paint = () => drawText(file, title, { ...look, ...place });
        return { tag: "TH", scope: "Column", paint };
      }),
  };
}

function layOutRow(
  file: PdfFile,
  row: TableRow,
  columns: readonly PlacedColumn[],
  height: number,
): LaidRow {
  return {
    height,
    decorate(top) {
      if (row.kind === "group")
        file.canvas.rect(paper.left, top, paper.width, height).fill(palette.sand);
      if (row.kind === "line") paintRule(file, top + height);
    },
    cells: (top) =>
      row.cells.map((cell, index) => {
        const column = columns[index];
        const tag = row.kind === "group" ? "TH" : "TD";
        if (column === undefined) return { tag, paint: () => undefined };
        const [text, quiet] = typeof cell === "string" ? [cell, ""] : cell;
        return typeof quiet === "string"
          ? { tag, paint: () => paintCell(file, column, row, [text, quiet], top) }
          : writtenCell(file, column, row, [text, quiet], top);
      }),
  };
}

const fontOf = (kind: TableRow["kind"]) => (kind === "line" ? "regular" : "semibold");
const widthOf = ({ kind, cells }: TableRow, { width }: TableColumn) =>
  (kind === "group" && cells.length === 1 ? paper.width : width) - 2 * padding;

function rowHeight(file: PdfFile, columns: readonly TableColumn[], row: TableRow): number {
  const heights = row.cells.map((cell, index) => {
    const column = columns[index];
    if (column === undefined) return 0;
    const width = widthOf(row, column);
    const [text, quiet] = typeof cell === "string" ? [cell, ""] : cell;
    const lines = typeof quiet === "string" ? [quiet] : quiet.map(plainWords);
    const second = lines.reduce(
      (sum, line) => sum + (line === "" ? 0 : heightOf(file, line, { width, size: quietSize })),
      0,
    );
    return heightOf(file, text, { width, font: fontOf(row.kind) }) + second;
  });
  return Math.max(...heights) + 2 * padding;
}

function paintCell(
  file: PdfFile,
  column: PlacedColumn,
  row: TableRow,
  [text, quiet]: readonly [text: string, quiet: string],
  top: number,
): void {
  const { left, align = "left" } = column;
  const font = fontOf(row.kind);
  const place = { x: left + padding, y: top + padding, width: widthOf(row, column), align };
  drawText(file, text, { ...place, font });
  if (quiet === "") return;
  const y = place.y + heightOf(file, text, { width: place.width, font });
  drawText(file, quiet, { ...place, y, size: quietSize, color: palette.slate });
}

/** Each of its passages is a part of its own, which can say its language. */
function writtenCell(
  file: PdfFile,
  column: PlacedColumn,
  row: TableRow,
  [text, quiet]: readonly [text: string, quiet: readonly WrittenWords[]],
  top: number,
): PdfPartGroup {
  const look = { x: column.left + padding, width: widthOf(row, column), align: column.align };
  const font = fontOf(row.kind);
  const parts: (PdfPart | PdfPartGroup)[] = [
    textPart(file, "P", text, { ...look, y: top + padding, font }),
  ];
  let y = top + padding + heightOf(file, text, { width: look.width, font });
  for (const words of quiet) {
    const box = { ...look, y, size: quietSize, color: palette.slate };
    parts.push(writtenPart(file, words, box));
    y += heightOf(file, plainWords(words), { width: look.width, size: quietSize });
  }
  return { tag: "TD", parts };
}

/** @returns where the page goes on */
function addCarried(file: PdfFile, text: string, amount: string | undefined, y: number): number {
  if (amount === undefined) return y;
  const quiet = { y: y + 5, size: 8.5, color: palette.slate };
  const right = { x: 408, width: 150 - padding, font: "semibold", align: "right" } as const;
  file.decorate(() => {
    drawText(file, text, { ...quiet, x: paper.left + padding, width: 200 });
    drawText(file, amount, { ...quiet, ...right });
  });
  return y + headHeight;
}
