/** A section of a guide begins a page of its own, and runs over as many as it needs. */
import type { GuideBlock, GuideSection } from "#content/guides/guide.ts";
import { typeset } from "#platform/format/typeset.ts";
import { addPaper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { addFields } from "./guide-fields.ts";
import {
  addBlocks,
  type GuideCursor,
  guidePage,
  type LaidOutBlock,
  layOutText,
} from "./guide-flow.ts";
import { addChecklist, addPoints, addSources, addSteps } from "./guide-lists.ts";
import { looks, readableWidth } from "./guide-looks.ts";
import { layOutNote } from "./guide-note.ts";
import { addGuideTable } from "./guide-table.ts";

const gapBetweenBlocks = 16;

/** @param sources at the end of the last section */
export function addSection(
  file: PdfFile,
  section: GuideSection,
  sources: readonly string[] = [],
): void {
  addPaper(file);
  const place: GuideCursor = { file, section: file.openGroup("Sect"), y: guidePage.top };
  addBlocks(place, layOutHeading(file, section));
  for (const block of section.blocks) {
    addBlock(place, block);
    place.y += gapBetweenBlocks;
  }
  if (sources.length > 0) addSources(place, sources);
  place.section.end();
}

function layOutHeading(file: PdfFile, { title, lead }: GuideSection): LaidOutBlock[] {
  const heading = { tag: "H2", look: looks.sectionTitle } as const;
  if (lead === undefined) return [layOutText(file, typeset(title), { ...heading, gap: 14 })];
  const beneath = { tag: "P", look: looks.lead, width: readableWidth, gap: 14 } as const;
  return [
    layOutText(file, typeset(title), { ...heading, gap: 10 }),
    layOutText(file, typeset(lead), beneath),
  ];
}

function addBlock(place: GuideCursor, block: GuideBlock): void {
  const { file } = place;
  switch (block.kind) {
    case "text": {
      const box = { tag: "P", look: looks.text, width: readableWidth } as const;
      addBlocks(place, [layOutText(file, typeset(block.text), box)]);
      break;
    }
    case "steps":
      addSteps(place, block.steps);
      break;
    case "points":
      addPoints(place, block.points);
      break;
    case "table":
      addGuideTable(place, block.table);
      break;
    case "checklist":
      addChecklist(place, block.title, block.items);
      break;
    case "fields":
      addFields(place, block.title, block.fields);
      break;
    case "note":
      addBlocks(place, [layOutNote(file, block)]);
      break;
    default:
      block satisfies never;
  }
}
