/** Rows of a table over any number of pages: the header again on each. */
import type { PdfFile } from "./pdf-file.ts";
import type { OpenGroup, PdfPart, PdfPartGroup } from "./structure.ts";

/** A row whose place is known only once there is room for it. */
export interface LaidRow<Cell = PdfPart | PdfPartGroup> {
  height: number;
  cells: (top: number) => readonly Cell[];
  /** Paints what is beneath the text: rules, grounds, boxes. */
  decorate: (top: number) => void;
}

interface RowFlow {
  /** The place where the table begins. */
  top: number;
  head: LaidRow<PdfPart>;
  rows: readonly LaidRow[];
  hasRoom: (row: number, top: number) => boolean;
  /** Ends the page in front of a row, and begins the next. @returns where the header goes */
  turnPage: (row: number, top: number) => number;
  /** Runs between the header of a further page and its first row. @returns where that row goes */
  resume?: (row: number, top: number) => number;
}

/** @returns where they end, on the last page */
export function addRows(file: PdfFile, table: OpenGroup, flow: RowFlow): number {
  const { head, rows, hasRoom, turnPage, resume } = flow;
  let y = flow.top;
  const addRow = ({ height, cells, decorate }: LaidRow) => {
    file.decorate(() => decorate(y));
    table.add({ tag: "TR", parts: cells(y) });
    y += height;
  };
  addRow(head);
  for (const [index, row] of rows.entries()) {
    if (!hasRoom(index, y)) {
      y = turnPage(index, y);
      repeatHead(file, head, y);
      y += head.height;
      y = resume?.(index, y) ?? y;
    }
    addRow(row);
  }
  return y;
}

/** Read once, at the beginning of its table. */
function repeatHead(file: PdfFile, { cells, decorate }: LaidRow<PdfPart>, top: number): void {
  file.decorate(() => {
    decorate(top);
    for (const { paint } of cells(top)) paint();
  });
}
