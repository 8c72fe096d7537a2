import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { placeholdersFile } from "#server/built-placeholders.ts";
import { installedFiles } from "../installation/installed-files.ts";
import { shippedPlaceholders } from "./shipped-placeholders.ts";

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "placeholders-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const article = "---\ntitle: Fifty years\ndemo: true\n---\n";
const built = [{ place: "content/en/about.ts leaders[Ann]", kind: "invented", value: "Ann" }];

it("an installation says what its build has found, and not only what its articles say", async () => {
  expect(installedFiles).toContain("content/news");
  const folder = await folderWith({
    "content/news/fifty-years.mdx": article,
    [`build/${placeholdersFile}`]: JSON.stringify(built),
  });
  expect(await shippedPlaceholders(folder)).toEqual(built);
});

it("sources are read as they are now, whatever an earlier build has found", async () => {
  const folder = await folderWith({
    "content/company.ts": "export const company = {};\n",
    "content/news/fifty-years.mdx": article,
    [`build/${placeholdersFile}`]: JSON.stringify(built),
  });
  expect(await shippedPlaceholders(folder)).toMatchObject([{ value: "Fifty years" }]);
});
