/** The rows of a guide's table, as high as the highest of their cells. */
import type { GuideCell, GuideColumn, GuideTable } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "#platform/format/typeset.ts";
import {
  heightOf,
  paintLine,
  paintRule,
  paper,
  type TextStyle,
  textPart,
} from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import type { PdfPart, PdfPartGroup } from "#platform/pdf/structure.ts";
import type { LaidRow } from "#platform/pdf/table-rows.ts";
import { avoidRunt } from "./avoid-runts.ts";
import { looks } from "./guide-looks.ts";
import { layOutTickBoxes } from "./tick-boxes.ts";

interface PlacedColumn extends GuideColumn {
  x: number;
  width: number;
  /** A divider stands in front of a column to write in. */
  hasDivider: boolean;
}

/** Space before and behind a divider. */
const [gapBefore, gapBehind] = [8, 6];
const padding = 3;
const headRules = { above: 1.25, beneath: 0.75 } as const;
const rowRule = 0.5;

/** Columns share what the gaps between them leave. */
export function placeColumns({ columns, rows }: GuideTable): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const gaps = columns.length * gapBefore + (columns.length - 1) * gapBehind;
  let x: number = paper.left;
  return columns.map((column, index) => {
    const width = ((paper.width - gaps) * column.share) / shares;
    const hasDivider = index > 0 && rows.every((row) => row[index] === "");
    const placed = { ...column, x, width, hasDivider };
    x += width + gapBefore + gapBehind;
    return placed;
  });
}

export function layOutHead(file: PdfFile, columns: readonly PlacedColumn[]): LaidRow<PdfPart> {
  const { above, beneath } = headRules;
  const labels = columns.map(({ label, x, width, align }) => {
    const text = typeset(label);
    const box = { ...looks.columnLabel, x, width, align };
    return { text, box, height: heightOf(file, text, box) };
  });
  const inner = Math.max(...labels.map(({ height }) => height)) + 2 * padding;
  const height = above + inner + beneath;
  return {
    height,
    decorate(top) {
      paintRule(file, top + above / 2, palette.ink, above);
      paintDividers(file, columns, top + above, inner);
      paintRule(file, top + height - beneath / 2, palette.ink, beneath);
    },
    cells: (top) =>
      labels.map((label) => {
        const y = top + above + (inner - label.height) / 2;
        const part = textPart(file, "TH", label.text, { ...label.box, y });
        return { ...part, scope: "Column" };
      }),
  };
}

export function layOutRow(
  file: PdfFile,
  columns: readonly PlacedColumn[],
  row: readonly GuideCell[],
  isRoomy = false,
): LaidRow {
  const cells = columns.map((column, index) =>
    layOutCell(file, column, row[index] ?? "", index === 0 ? looks.firstCell : looks.cell),
  );
  // Nobody writes by hand in less.
  const least = isRoomy || row.every((cell) => cell === "") ? 23 : 19;
  const content = Math.max(...cells.map(({ height }) => height));
  const height = Math.max(least, content + 2 * padding + rowRule);
  const inner = height - rowRule;
  const topOf = (cell: LaidCell, top: number) => top + (inner - cell.height) / 2;
  return {
    height,
    decorate(top) {
      paintDividers(file, columns, top, inner);
      paintRule(file, top + inner + rowRule / 2, palette.line, rowRule);
      for (const cell of cells) cell.decorate?.(topOf(cell, top));
    },
    cells: (top) => cells.map((cell) => cell.part(topOf(cell, top))),
  };
}

interface LaidCell {
  height: number;
  decorate?: (y: number) => void;
  part: (y: number) => PdfPart | PdfPartGroup;
}

const shareInFront = { left: 0, center: 0.5, right: 1 } as const;

function layOutCell(
  file: PdfFile,
  column: PlacedColumn,
  cell: GuideCell,
  look: TextStyle,
): LaidCell {
  const { x, width, align = "left" } = column;
  if (cell === "") return { height: 0, part: () => ({ tag: "TD", parts: [] }) };
  if (typeof cell === "string") {
    const text = typeset(cell);
    const box = avoidRunt(file, text, { ...look, x, width, align });
    return {
      height: heightOf(file, text, box),
      part: (y) => textPart(file, "TD", text, { ...box, y }),
    };
  }
  const boxes = layOutTickBoxes(file, cell.boxes, width);
  const left = x + (width - boxes.width) * shareInFront[align];
  return {
    height: boxes.height,
    decorate: (y) => boxes.decorate(left, y),
    part: (y) => ({ tag: "TD", parts: boxes.parts(left, y) }),
  };
}

function paintDividers(
  file: PdfFile,
  columns: readonly PlacedColumn[],
  top: number,
  height: number,
): void {
  for (const { x, hasDivider } of columns)
    if (hasDivider) paintLine(file, [x - gapBehind, top], [x - gapBehind, top + height]);
}
