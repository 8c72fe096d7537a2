/** A remark on a ground of its own. */
import { palette } from "#content/palette.ts";
import { typeset } from "#platform/format/typeset.ts";
import { heightOf, paper, textPart } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { avoidRunt } from "./avoid-runts.ts";
import type { LaidOutBlock } from "./guide-flow.ts";
import { looks, readableWidth } from "./guide-looks.ts";

const edge = 3;
const padding = { x: 16, y: 12 } as const;

export function layOutNote(file: PdfFile, note: { title: string; text: string }): LaidOutBlock {
  const [title, text] = [typeset(note.title), typeset(note.text)];
  const x = paper.left + edge + padding.x;
  const titleBox = { ...looks.blockTitle, x, width: paper.right - padding.x - x };
  const textBox = avoidRunt(file, text, { ...looks.text, x, width: readableWidth });
  const titleHeight = heightOf(file, title, titleBox) + 4;
  const height = 2 * padding.y + titleHeight + heightOf(file, text, textBox);
  return {
    height,
    add(section, top) {
      const y = top + padding.y;
      file.decorate(() => {
        file.canvas.rect(paper.left, top, paper.width, height).fill(palette.sand);
        file.canvas.rect(paper.left, top, edge, height).fill(palette.dawn);
      });
      section.add(textPart(file, "H3", title, { ...titleBox, y }));
      section.add(textPart(file, "P", text, { ...textBox, y: y + titleHeight }));
    },
  };
}
