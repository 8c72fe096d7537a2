/** Tables over any number of pages: the header again on each, and what was carried over. */
import { palette } from "#content/palette.ts";
import { addPaper, heightOf, paintRule, paintWords, paper } from "./paper.ts";
import type { PdfFile } from "./pdf-file.ts";

export interface TableColumn {
  title: string;
  /** In points; all of them fill the paper. */
  width: number;
  align?: "left" | "right";
}

export interface TableRow {
  /** `group` heads the rows beneath it, `total` stands out. */
  kind: "group" | "line" | "total";
  /** One for each column; the second line of a cell is quiet. */
  cells: readonly (string | readonly [text: string, quiet: string])[];
  /** In the last column of the page's end and the next one's start, after this row. */
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
  const table = file.openTable();
  let y = top;
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce<number>((x, { width }) => x + width, paper.left),
  );
  const paintHead = (index: number) => {
    const { title, width, align = "left" } = columns[index] ?? { title: "", width: 0 };
    const place = { x: (lefts[index] ?? 0) + padding, y: y + 5, width: width - 2 * padding, align };
    paintWords(file, title, { ...place, font: "semibold", size: 8, color: palette.slate });
  };
  const ruleHead = () => file.decorate(() => paintRule(file, y + headHeight, palette.ink, 0.8));
  table.addRow(columns.map((_, index) => ({ tag: "TH", paint: () => paintHead(index) })));
  ruleHead();
  y += headHeight;
  let carried: string | undefined;
  const heights = rows.map((row) => rowHeight(file, columns, row));
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    // A group never stands alone at the end of a page.
    const needed = height + (row.kind === "group" ? (heights[index + 1] ?? 0) : 0);
    if (y + needed > paper.bottom - (carried === undefined ? 0 : headHeight)) {
      const amount = carried;
      if (amount !== undefined)
        file.decorate(() => paintCarried(file, "Carried forward", amount, y));
      addPaper(file);
      y = paper.top;
      file.decorate(() => {
        for (const column of columns.keys()) paintHead(column);
        paintRule(file, y + headHeight, palette.ink, 0.8);
      });
      y += headHeight;
      if (amount !== undefined) {
        file.decorate(() => paintCarried(file, "Brought forward", amount, y));
        y += headHeight;
      }
    }
    const at = y;
    if (row.kind === "group")
      file.decorate(() => {
        file.canvas.rect(paper.left, at, paper.width, height).fill(palette.sand);
      });
    table.addRow(
      row.cells.map((cell, column) => ({
        tag: row.kind === "group" ? "TH" : "TD",
        paint: () => paintCell(file, columns[column], lefts[column] ?? 0, row, cell, at),
      })),
    );
    y += height;
    if (row.kind === "line") file.decorate(() => paintRule(file, y));
    carried = row.carried ?? carried;
  }
  table.end();
  return y;
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
    const second = quiet === "" ? 0 : heightOf(file, quiet, { width, size: quietSize });
    return heightOf(file, text, { width, font: fontOf(row.kind) }) + second;
  });
  return Math.max(...heights) + 2 * padding;
}

function paintCell(
  file: PdfFile,
  column: TableColumn | undefined,
  left: number,
  row: TableRow,
  cell: TableRow["cells"][number],
  top: number,
): void {
  if (column === undefined) return;
  const [text, quiet] = typeof cell === "string" ? [cell, ""] : cell;
  const { align = "left" } = column;
  const font = fontOf(row.kind);
  const place = { x: left + padding, y: top + padding, width: widthOf(row, column), align };
  paintWords(file, text, { ...place, font });
  if (quiet === "") return;
  const y = place.y + heightOf(file, text, { width: place.width, font });
  paintWords(file, quiet, { ...place, y, size: quietSize, color: palette.slate });
}

function paintCarried(file: PdfFile, words: string, amount: string, y: number): void {
  const quiet = { y: y + 5, size: 8.5, color: palette.slate };
  paintWords(file, words, { ...quiet, x: paper.left + padding, width: 200 });
  const right = { ...quiet, x: 408, width: 150 - padding, align: "right" as const };
  paintWords(file, amount, { ...right, font: "semibold" });
}
