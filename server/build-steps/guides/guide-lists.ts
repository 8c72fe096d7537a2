/** Steps, points and checklists; no item is torn over two pages. */
import { company } from "#content/company.ts";
import { publisherNote } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "#platform/format/typeset.ts";
import { heightOf, paintRule, paper, textPart } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { avoidRunt } from "./avoid-runts.ts";
import {
  addBlocks,
  type GuideCursor,
  keepTogether,
  type LaidOutBlock,
  layOutBlockTitle,
  layOutText,
} from "./guide-flow.ts";
import { looks } from "./guide-looks.ts";
import { paintTickBox } from "./tick-boxes.ts";

interface Step {
  title: string;
  text: string;
}

export function addSteps(place: GuideCursor, steps: readonly Step[]): void {
  const pieces = steps.map((step, index) => layOutStep(place.file, String(index + 1), step));
  addList(place, pieces);
}

export function addPoints(place: GuideCursor, points: readonly string[]): void {
  const pieces = points.map((point) => layOutPoint(place.file, typeset(point)));
  keepTogether(place, pieces);
  addList(place, pieces);
}

export function addChecklist(
  place: GuideCursor,
  title: string | undefined,
  items: readonly string[],
): void {
  const heading = layOutBlockTitle(place.file, title);
  const pieces = items.map((item) => layOutItem(place.file, typeset(item)));
  keepTogether(place, [...heading, ...pieces]);
  addBlocks(place, heading);
  addList(place, pieces);
}

/** The guide ends with the sources of its figures and its publisher. */
export function addSources(place: GuideCursor, sources: readonly string[]): void {
  const { file } = place;
  const heading = layOutText(file, "Sources", { tag: "H2", look: looks.blockTitle, gap: 4 });
  const pieces = sources.map((source) => layOutSource(file, typeset(source)));
  const published = layOutText(file, publisherNote(company.name), { tag: "P", look: looks.small });
  const gap = { height: 6 };
  keepTogether(place, [heading, ...pieces, gap, published]);
  addBlocks(place, [heading]);
  addList(place, pieces);
  place.y += gap.height;
  addBlocks(place, [published]);
}

function addList(place: GuideCursor, items: readonly LaidOutBlock[]): void {
  const list = place.section.open("L");
  addBlocks(place, items, list);
  list.end();
}

/** Puts number, title and text beside each other. */
function layOutStep(file: PdfFile, number: string, step: Step): LaidOutBlock {
  const [title, text] = [typeset(step.title), typeset(step.text)];
  const numberBox = { ...looks.stepNumber, x: paper.left, width: 26 };
  const titleBox = avoidRunt(file, title, { ...looks.strong, x: paper.left + 42, width: 130 });
  const textLeft = paper.left + 188;
  const textBox = avoidRunt(file, text, {
    ...looks.quiet,
    x: textLeft,
    width: paper.right - textLeft,
  });
  const heights = [
    heightOf(file, number, numberBox),
    heightOf(file, title, titleBox),
    heightOf(file, text, textBox),
  ];
  return {
    height: Math.max(...heights) + 18.5,
    add(list, top) {
      const y = top + 9.5;
      file.decorate(() => paintRule(file, top + 0.25));
      const label = textPart(file, "Lbl", number, { ...numberBox, y });
      const box = [
        textPart(file, "P", title, { ...titleBox, y }),
        textPart(file, "P", text, { ...textBox, y }),
      ];
      list.add({ tag: "LI", parts: [label, { tag: "LBody", parts: box }] });
    },
  };
}

function layOutPoint(file: PdfFile, point: string): LaidOutBlock {
  const [radius, gap] = [2, 10];
  const x = paper.left + 2 * radius + gap;
  const box = { ...looks.text, x, width: paper.right - x };
  return {
    height: heightOf(file, point, box) + 4,
    add(list, y) {
      file.decorate(() => {
        file.canvas.circle(paper.left + radius, y + 5 + radius, radius).fill(palette.teal);
      });
      list.add({ tag: "LI", parts: [textPart(file, "LBody", point, { ...box, y })] });
    },
  };
}

/** Each item has a box in front of it. */
function layOutItem(file: PdfFile, item: string): LaidOutBlock {
  const [side, gap, rule] = [11, 10, 0.5];
  const x = paper.left + side + gap;
  const box = { ...looks.text, x, width: paper.right - x };
  const textHeight = heightOf(file, item, box);
  const height = Math.max(23, textHeight + 8 + rule);
  return {
    height,
    add(list, top) {
      const middle = top + (height + rule) / 2;
      file.decorate(() => {
        paintRule(file, top + rule / 2);
        paintTickBox(file, { x: paper.left, y: middle - side / 2, side, thickness: 0.8 });
      });
      const y = middle - textHeight / 2;
      list.add({ tag: "LI", parts: [textPart(file, "LBody", item, { ...box, y })] });
    },
  };
}

function layOutSource(file: PdfFile, source: string): LaidOutBlock {
  const box = { ...looks.small, x: paper.left, width: paper.width };
  return {
    height: heightOf(file, source, box),
    add: (list, y) =>
      list.add({ tag: "LI", parts: [textPart(file, "LBody", source, { ...box, y })] }),
  };
}
