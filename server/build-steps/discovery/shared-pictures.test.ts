import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pictures } from "#artwork/pictures.ts";
import { pageIn, pages } from "#content/pages.ts";
import { pictureStandingFor, sharedPicturePath } from "#content/shared-picture.ts";
import { linesOf, widthOf } from "./lettering.ts";
import { wordsOver, writeSharedPictures } from "./shared-pictures.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("every page has a picture that exists, and no two share an address", () => {
  for (const page of pages) {
    expect(pictures[pictureStandingFor(page).name], page.path).toBeDefined();
  }
  expect(new Set(pages.map((page) => sharedPicturePath(page))).size).toBe(pages.length);
});

it("letters are drawn as paths, never as text that needs a font", () => {
  const page = { englishPath: "/services", language: "en" } as const;
  const svg = wordsOver({ ...page, title: "Floors & “Ceilings” <b>" });
  expect(svg).not.toMatch(/<text|font-family|<b>/);
});

it("breaks a title where the line is full and never inside a word", () => {
  const lettering = { size: 80, tracking: -0.03 };
  const lines = linesOf("Manufacturing and Industrial Cleaning", 700, lettering);
  expect(lines.join(" ")).toBe("Manufacturing and Industrial Cleaning");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line, lettering)).toBeLessThanOrEqual(700);
});

it("renders 1200 x 630 below 100 kB, once, and deletes what no page uses", async () => {
  const cache = join(folder, "cache");
  const [home, services] = [pageIn("en", "/"), pageIn("es", "/services")];
  await writeSharedPictures([home], folder, cache);
  const file = join(folder, "shared/home.jpg");
  const { width, height, format } = await sharp(await readFile(file)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect((await stat(file)).size).toBeLessThan(100_000);

  const [cached = ""] = await readdir(cache);
  const { mtimeMs } = await stat(join(cache, cached));
  await writeSharedPictures([home], folder, cache);
  expect((await stat(join(cache, cached))).mtimeMs).toBe(mtimeMs);

  await writeSharedPictures([services], folder, cache);
  expect(await readdir(cache)).not.toContain(cached);
});
