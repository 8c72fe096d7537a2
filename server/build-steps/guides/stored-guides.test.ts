import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storedGuides } from "./stored-guides.ts";

let folder: string;
let rendered: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guides-"));
  rendered = 0;
  await writeFile(join(folder, "text.ts"), "text");
  await writeFile(join(folder, "cover.webp"), "picture");
});
afterEach(() => rm(folder, { recursive: true }));

const cache = () => join(folder, "cache");

async function build(inputs = ["text.ts", "cover.webp"]) {
  const files = inputs.map((name) => join(folder, name));
  const render = async () => {
    rendered += 1;
    return new Map([["/guides/a.pdf", { file: Buffer.from(`%PDF ${rendered}`), pages: 4 }]]);
  };
  const guides = await storedGuides(files, render, cache());
  const guide = guides.get("/guides/a.pdf");
  return { pages: guide?.pages, text: guide?.file.toString() };
}

test("the same inputs are rendered once, whatever their order", async () => {
  const first = await build();
  expect(await build(["cover.webp", "text.ts"])).toEqual(first);
  expect(first).toEqual({ pages: 4, text: "%PDF 1" });
  expect(rendered).toBe(1);
});

test("a changed text, a changed picture and a further input are rendered again", async () => {
  await build();
  await writeFile(join(folder, "text.ts"), "other text");
  expect((await build()).text).toBe("%PDF 2");
  await writeFile(join(folder, "cover.webp"), "other picture");
  expect((await build()).text).toBe("%PDF 3");
  await writeFile(join(folder, "style.ts"), "");
  expect((await build(["text.ts", "cover.webp", "style.ts"])).text).toBe("%PDF 4");
});

test("only the last result is cached", async () => {
  await build();
  await writeFile(join(folder, "text.ts"), "other text");
  await build();
  expect(await readdir(cache())).toHaveLength(1);
});

test("an interrupted build leaves nothing that is used", async () => {
  await build();
  const [cached = ""] = await readdir(cache());
  await rm(join(cache(), cached));
  await writeFile(join(cache(), `${cached}.part`), "half");
  expect((await build()).text).toBe("%PDF 2");
  expect((await build()).text).toBe("%PDF 2");
});
