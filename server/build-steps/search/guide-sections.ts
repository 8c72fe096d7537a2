/** The search reads the content of which the PDF is made. */

import type { Guide, GuideBlock, GuideCell } from "#content/guides/guide.ts";
import { guidePath } from "#content/guides/guides.ts";
import type { SiteSection } from "#platform/search/site-index.ts";

export function guideSections(guide: Guide): Omit<SiteSection, "id">[] {
  const common = { path: guidePath(guide), title: guide.title, anchor: "" };
  return [
    {
      ...common,
      heading: "",
      keywords: [...guide.keywords, "guide", "PDF"].join(" "),
      text: [guide.subtitle, guide.description].join(" "),
    },
    ...guide.sections.map(({ title, lead, blocks }) => ({
      ...common,
      heading: title,
      keywords: "",
      text: [lead ?? "", ...blocks.flatMap(wordsOfBlock)].filter((part) => part !== "").join(" "),
    })),
  ];
}

function wordsOfBlock(block: GuideBlock): string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "steps":
      return block.steps.flatMap(({ title, text }) => [`${title}:`, text]);
    case "points":
      return [...block.points];
    case "table":
      return [block.table.title, ...block.table.rows.flat().flatMap(wordsOfCell)];
    case "checklist":
      return [block.title ?? "", ...block.items];
    case "fields":
      return [block.title ?? "", ...block.fields.map(({ label }) => label)];
    case "note":
      return [`${block.title}:`, block.text];
  }
}

const wordsOfCell = (cell: GuideCell): readonly string[] =>
  typeof cell === "string" ? [cell] : cell.boxes;
