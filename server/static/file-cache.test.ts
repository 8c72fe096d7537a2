import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { createFileCache } from "./file-cache.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fileCache-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

test("caches the most recently used files, within its size", async () => {
  const read = createFileCache(11);
  const [first, second, third] = await Promise.all(
    ["one", "two", "three"].map((name) => fileOf(name, `${name} `.padEnd(5, "."))),
  );
  const text = async (file = "") => (await read(file)).toString();
  await text(first);
  await text(second);
  await text(first);
  await text(third); // The second has to go.
  await collectGarbage();
  for (const file of [first, second, third]) await writeFile(file ?? "", "new");
  expect(await Promise.all([text(first), text(third)])).toEqual(["one .", "three "]);
  expect(await text(second)).toBe("new");
});

test("a file that is larger than the cache is read once for all simultaneous requests", async () => {
  const read = createFileCache(3);
  const file = await fileOf("large", "large");
  const [first, second] = await Promise.all([read(file), read(file)]);
  expect(second).toBe(first);
  await writeFile(file, "other");
  expect(await read(file)).toBe(first);
});

test("a file that no request uses any more is evicted", async () => {
  const read = createFileCache(3);
  const file = await fileOf("large", "large");
  await read(file);
  await writeFile(file, "other");
  await collectGarbage();
  expect((await read(file)).toString()).toBe("other");
});
