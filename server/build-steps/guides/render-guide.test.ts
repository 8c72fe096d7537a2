import { expect, test, vi } from "vitest";
import { company } from "#content/company.ts";
import { guides } from "#content/guides/guides.ts";
import { renderGuide } from "./render-guide.tsx";

// Rendering a guide takes seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** PDF dictionaries are written uncompressed, so they can be read as text. */
const dictionaries = (file: Buffer) => file.toString("latin1");

test.each(guides)(
  "$slug is set on four pages or more, tagged, titled and in a language",
  async (guide) => {
    const { file, pages } = await renderGuide(guide);
    const text = dictionaries(file);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain(`(${guide.title})`);
    expect(text).toContain(`(${company.name})`);
    for (const part of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "LI"]) {
      expect(text).toContain(`/S /${part}`);
    }
    expect(text).not.toContain("part:");
  },
);

test("the same text gives the same file", async () => {
  const guide = guides.at(-1);
  if (!guide) throw new Error("there is no guide");
  const [first, second] = [await renderGuide(guide), await renderGuide(guide)];
  expect(first.file.equals(second.file)).toBe(true);
});
