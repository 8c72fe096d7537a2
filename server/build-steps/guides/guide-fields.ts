/** Labels with lines to write on, in twelve columns. */
import type { GuideField } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "#platform/format/typeset.ts";
import { heightOf, paintLine, paper, textPart } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import {
  addBlocks,
  type GuideCursor,
  keepTogether,
  type LaidOutBlock,
  layOutBlockTitle,
} from "./guide-flow.ts";
import { looks } from "./guide-looks.ts";

const columns = 12;
const gap = 18;
const column = (paper.width + gap) / columns;
const gapAbove = 7;
/** The lines are far enough apart for handwriting. */
const lineHeight = 16.5;

export function addFields(
  place: GuideCursor,
  title: string | undefined,
  fields: readonly GuideField[],
): void {
  const { file } = place;
  const pieces = [
    ...layOutBlockTitle(file, title),
    ...rowsOf(fields).map((row) => layOutRow(file, row)),
  ];
  keepTogether(place, pieces);
  addBlocks(place, pieces);
}

interface PlacedField {
  label: string;
  x: number;
  width: number;
  lines: number;
}

/** Fields fill a row until it has twelve columns. */
function rowsOf(fields: readonly GuideField[]): PlacedField[][] {
  const rows: PlacedField[][] = [];
  let usedColumns = columns;
  for (const { label, span, lines = 1 } of fields) {
    if (usedColumns + span > columns) {
      rows.push([]);
      usedColumns = 0;
    }
    const x = paper.left + usedColumns * column;
    rows.at(-1)?.push({ label: typeset(label), x, width: span * column - gap, lines });
    usedColumns += span;
  }
  return rows;
}

function layOutRow(file: PdfFile, row: readonly PlacedField[]): LaidOutBlock {
  const labels = Math.max(...row.map((field) => heightOf(file, field.label, boxOf(field))));
  const lines = Math.max(...row.map((field) => field.lines));
  return {
    height: gapAbove + labels + lines * lineHeight,
    add(section, top) {
      const y = top + gapAbove;
      for (const field of row) {
        const { label, x, width } = field;
        file.decorate(() => {
          for (let line = 1; line <= field.lines; line++)
            paintWritingLine(file, x, y + labels + line * lineHeight, width);
        });
        section.add(textPart(file, "P", label, { ...boxOf(field), y }));
      }
    },
  };
}

const boxOf = ({ x, width }: PlacedField) => ({ ...looks.fieldLabel, x, width });

/** @param y of its lower edge */
export function paintWritingLine(file: PdfFile, x: number, y: number, width: number): void {
  const thickness = 0.75;
  const middle = y - thickness / 2;
  paintLine(file, [x, middle], [x + width, middle], palette.field, thickness);
}
