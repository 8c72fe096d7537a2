import { inflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { company } from "#content/company.ts";
import type { Guide, GuideBlock } from "#content/guides/guide.ts";
import { guides } from "#content/guides/guides.ts";
import { renderGuide } from "./render-guide.ts";

// Rendering a guide takes a good part of a second, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** PDF dictionaries are written uncompressed, so they can be read as text. */
const dictionaries = (file: Buffer) => file.toString("latin1");
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What each page paints, in order. */
function paintings(file: Buffer): string[] {
  const text = dictionaries(file);
  return [...text.matchAll(/\/Length (\d+)[^>]*?>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const content = file.subarray(start, start + Number(match[1]));
    const painted = content[0] === 0x78 ? inflateSync(content).toString("latin1") : "";
    return painted.includes("/Artifact") ? painted : [];
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test.each(guides)(
  "$slug is set on four pages or more, tagged, titled and in a language",
  async (guide) => {
    const { file, pages } = await renderGuide(guide);
    const text = dictionaries(file);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(count(text, /\/Type \/Page\b/g)).toBe(pages);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain(`(${guide.title})`);
    expect(text).toContain(`(${guide.subtitle})`);
    expect(text).toContain(`(${guide.keywords.join(", ")})`);
    expect(text).toContain(`(${company.name})`);
    for (const part of ["Document", "H1", "H2", "H3", "P", "Table", "TR", "TH", "TD", "L", "LI"]) {
      expect(text).toContain(`/S /${part}\n`);
    }
  },
);

test.each(guides)("$slug has each of its parts in the tags, once", async (guide: Guide) => {
  const text = dictionaries((await renderGuide(guide)).file);
  const blocks: GuideBlock[] = guide.sections.flatMap((section) => section.blocks);
  const tables = blocks.flatMap((block) => (block.kind === "table" ? block.table : []));
  const lists = blocks.flatMap((block) => {
    if (block.kind === "steps") return block.steps.length;
    if (block.kind === "points") return block.points.length;
    return block.kind === "checklist" ? block.items.length : [];
  });
  const rows = sum(tables.map((table) => table.rows.length + (table.blankRows ?? 0)));
  const titled = blocks.filter(
    (block) => block.kind === "table" || block.kind === "note" || ("title" in block && block.title),
  );
  expect(count(text, /\/S \/H1\b/g)).toBe(1);
  // With the one above the sources.
  expect(count(text, /\/S \/H2\b/g)).toBe(guide.sections.length + 1);
  expect(count(text, /\/S \/H3\b/g)).toBe(titled.length);
  expect(count(text, /\/S \/Table\b/g)).toBe(tables.length);
  expect(count(text, /\/S \/TR\b/g)).toBe(tables.length + rows);
  expect(count(text, /\/S \/TH\b/g)).toBe(sum(tables.map(({ columns }) => columns.length)));
  expect(count(text, /\/Scope \/Column\b/g)).toBe(count(text, /\/S \/TH\b/g));
  // With what is in the guide, and its sources.
  expect(count(text, /\/S \/L\b/g)).toBe(lists.length + 2);
  const entries = guide.contents.length + guide.sources.length;
  expect(count(text, /\/S \/LI\b/g)).toBe(sum(lists) + entries);
  expect(count(text, /\/S \/LBody\b/g)).toBe(sum(lists) + entries);
});

test("the same text gives the same file", async () => {
  const guide = guides.at(-1);
  if (!guide) throw new Error("there is no guide");
  const [first, second] = [await renderGuide(guide), await renderGuide(guide)];
  expect(first.file.equals(second.file)).toBe(true);
});

const withBlocks = (blocks: readonly GuideBlock[]): Guide => {
  const [guide] = guides;
  if (!guide) throw new Error("there is no guide");
  return { ...guide, sections: [{ title: "Section", blocks }] };
};

const tableOf = (rows: number): GuideBlock => ({
  kind: "table",
  table: {
    title: "Long",
    columns: [
      { label: "Item", share: 1 },
      { label: "Comment", share: 1 },
    ],
    rows: Array.from({ length: rows }, (_, index) => [`Item ${index}`, ""]),
  },
});

/** The rule above a table's header. */
const headRule = /^1\.25 w$/gm;

test("a table that no page can hold goes on with its header, which is read once", async () => {
  const { file, pages } = await renderGuide(withBlocks([tableOf(80)]));
  const text = dictionaries(file);
  expect(pages).toBe(4);
  expect(count(text, /\/S \/TR\b/g)).toBe(81);
  expect(count(text, /\/S \/TH\b/g)).toBe(2);
  const [cover, ...others] = paintings(file).map((page) => count(page, headRule));
  expect(cover).toBe(0);
  expect(others).toEqual([1, 1, 1]);
});

test("a table that a page can hold is not torn", async () => {
  const { file } = await renderGuide(withBlocks([tableOf(20), tableOf(20)]));
  expect(paintings(file).map((page) => count(page, headRule))).toEqual([0, 1, 1]);
});
