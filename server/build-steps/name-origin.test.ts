import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { withOrigin, withoutOrigin } from "../static/site-origin.ts";
import { nameOrigin } from "./name-origin.ts";

const page = (origin: string) =>
  `<link rel="canonical" href="${origin}/news"><a href="mailto:?body=${encodeURIComponent(`${origin}/news?a=1`)}">`;

async function buildWith(files: Record<string, string>): Promise<string> {
  const build = temporaryFolder();
  await mkdir(join(build, "client/news"), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(build, "client", name), text);
  return build;
}

it("gives pages the company's address, and keeps copies for another origin", async () => {
  const build = await buildWith({ "news/index.html": page(unknownOrigin) });
  await nameOrigin(build);
  const read = (...path: string[]) => readFile(join(build, ...path), "utf8");
  expect(await read("client/news/index.html")).toBe(page(company.website));
  const copy = await read(withoutOrigin, "news/index.html");
  for (const origin of ["http://127.0.0.1:3000", "https://clean.example"])
    expect(withOrigin(copy, origin)).toBe(page(origin));
});

it("leaves alone what names no origin of ours, the company's in a text included", async () => {
  const files = {
    "about.html": `Our site is ${company.website}, and theirs ${company.website}.au`,
    "app.js": `const reserved = "${unknownOrigin}"`,
  };
  const build = await buildWith(files);
  await nameOrigin(build);
  for (const [name, text] of Object.entries(files))
    expect(await readFile(join(build, "client", name), "utf8")).toBe(text);
  expect(await readdir(build)).toEqual(["client"]);
});

it("fails where the origin is spelled in a way that would stay", async () => {
  const build = await buildWith({ "index.html": unknownOrigin.replaceAll("/", "\\/") });
  await expect(nameOrigin(build)).rejects.toThrow("unknown way");
});
