/** A table of a guide, on one page if any page can hold it; its empty cells are for writing. */
import type { GuideTable } from "#content/guides/guide.ts";
import { typeset } from "#platform/format/typeset.ts";
import { addPaper, heightOf, paper, textPart, widthOf } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { addRows } from "#platform/pdf/table-rows.ts";
import { paintWritingLine } from "./guide-fields.ts";
import {
  addBlocks,
  type GuideCursor,
  guidePage,
  keepTogether,
  type LaidOutBlock,
  layOutBlockTitle,
  layOutText,
} from "./guide-flow.ts";
import { looks, readableWidth } from "./guide-looks.ts";
import { layOutHead, layOutRow, placeColumns } from "./guide-table-rows.ts";

export function addGuideTable(place: GuideCursor, table: GuideTable): void {
  const { file, section } = place;
  const columns = placeColumns(table);
  const heading = layOutHeading(file, table);
  const head = layOutHead(file, columns);
  const blankRows = Array.from({ length: table.blankRows ?? 0 }, () => []);
  const rows = [...table.rows, ...blankRows].map((row) =>
    layOutRow(file, columns, row, table.roomy),
  );
  keepTogether(place, [...heading, head, ...rows]);
  addBlocks(place, heading);
  const group = section.open("Table");
  place.y = addRows(file, group, {
    top: place.y,
    head,
    rows,
    hasRoom: (index, y) => y + (rows[index]?.height ?? 0) <= guidePage.bottom,
    turnPage() {
      addPaper(file);
      return guidePage.top;
    },
  });
  group.end();
}

function layOutHeading(file: PdfFile, { title, note, fill }: GuideTable): LaidOutBlock[] {
  const pieces = layOutBlockTitle(file, title);
  if (note !== undefined) {
    const box = { tag: "P", look: looks.small, width: readableWidth, gap: 6 } as const;
    pieces.push(layOutText(file, typeset(note), box));
  }
  if (fill !== undefined) pieces.push(layOutFill(file, fill));
  return pieces;
}

/** Facts to fill in, each with a line behind its label. */
function layOutFill(file: PdfFile, facts: NonNullable<GuideTable["fill"]>): LaidOutBlock {
  const [gap, gapAbove, gapBeneath, gapBehindLabel] = [18, 2, 8, 6];
  const shares = facts.reduce((sum, { share }) => sum + share, 0);
  const share = (paper.width - gap * (facts.length - 1)) / shares;
  let left: number = paper.left;
  const placed = facts.map((fact) => {
    const width = share * fact.share;
    const x = left;
    left += width + gap;
    return { label: fact.label, x, width };
  });
  const height = Math.max(
    ...placed.map(({ label, width }) => heightOf(file, label, { ...looks.small, width })),
  );
  return {
    height: gapAbove + height + gapBeneath,
    add(section, top) {
      const y = top + gapAbove;
      for (const { label, x, width } of placed) {
        const labelWidth = widthOf(file, label, looks.small) + gapBehindLabel;
        file.decorate(() =>
          paintWritingLine(file, x + labelWidth, y + height - 2, width - labelWidth),
        );
        section.add(textPart(file, "P", label, { ...looks.small, x, y, width }));
      }
    },
  };
}
