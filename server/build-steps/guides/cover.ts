/** The first page of a guide: a picture, its title, what is in it. */

import { company } from "#content/company.ts";
import { type Guide, imprintOf } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { typeset } from "#platform/format/typeset.ts";
import { paintBrandMark } from "#platform/pdf/brand-mark.ts";
import {
  addPaper,
  drawText,
  heightOf,
  paintLine,
  paper,
  type TextStyle,
  textPart,
  widthOf,
} from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import {
  addBlocks,
  type GuideCursor,
  heightOfAll,
  type LaidOutBlock,
  layOutText,
} from "./guide-flow.ts";
import { contactLine } from "./guide-frame.ts";
import { looks } from "./guide-looks.ts";

/** The upper part of the page, in points. */
export const coverPicture = { width: 612, height: 356 } as const;

const contentsWidth = 400;
/** Lower than where other pages end: a cover has no footer. */
const imprintBottom = 764;

/** @param picture JPEG in the proportions of `coverPicture` */
export function addCover(file: PdfFile, guide: Guide, picture: Buffer): void {
  addPaper(file);
  file.decorate(() => {
    file.canvas.image(picture, 0, 0, coverPicture);
    paintNameplate(file);
  });
  const section = file.openGroup("Sect");
  const place: GuideCursor = { file, section, y: coverPicture.height + 40 };
  const title = {
    tag: "H1",
    look: looks.guideTitle,
    width: 470,
    gap: 14,
    isDisplay: true,
  } as const;
  const subtitle = { tag: "P", look: looks.guideSubtitle, width: 430, gap: 26 } as const;
  addBlocks(place, [
    layOutText(file, typeset(guide.title), title),
    layOutText(file, typeset(guide.subtitle), subtitle),
  ]);
  const list = section.open("L");
  const entries = guide.contents.map((entry) => layOutEntry(file, typeset(entry)));
  addBlocks(place, entries, list);
  list.end();
  const imprint = { tag: "P", look: looks.imprint } as const;
  const updated = imprintOf(longDate(guide.updated));
  const lines = [updated, contactLine()].map((line) => layOutText(file, line, imprint));
  let y = imprintBottom - heightOfAll(lines);
  for (const line of lines) {
    line.add(section, y);
    y += line.height;
  }
  section.end();
}

/** The name of the company, which stays readable on any picture. */
function paintNameplate(file: PdfFile): void {
  const look: TextStyle = { font: "semibold", size: 14, letterSpacing: -0.4 };
  const mark = 22;
  const [top, height] = [34, 36];
  const textLeft = paper.left + 9 + mark + 6;
  const width = textLeft - paper.left + widthOf(file, company.shortName, look) + 15;
  file.canvas.roundedRect(paper.left, top, width, height, height / 2).fill(palette.porcelain);
  paintBrandMark(file.canvas, paper.left + 9, top + 7, mark);
  drawText(file, company.shortName, { ...look, x: textLeft, y: top + 9.5, width });
}

function layOutEntry(file: PdfFile, entry: string): LaidOutBlock {
  const box = { ...looks.contents, width: contentsWidth };
  const right = paper.left + contentsWidth;
  return {
    height: heightOf(file, entry, box) + 12.5,
    add(list, y) {
      file.decorate(() => paintLine(file, [paper.left, y + 0.25], [right, y + 0.25]));
      const body = textPart(file, "LBody", entry, { ...box, x: paper.left, y: y + 6.5 });
      list.add({ tag: "LI", parts: [body] });
    },
  };
}

const longDate = (day: string) => dayAs(day, { dateStyle: "long" }, "en");
