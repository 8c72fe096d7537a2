/** Rendering the guides takes a second or more of each build: the result is cached by its inputs. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { RenderedGuides } from "./render-all-guides.ts";

/** @param inputs every file that affects the result */
export async function storedGuides(
  inputs: readonly string[],
  render: () => Promise<RenderedGuides>,
  cache = ".cache/guides",
): Promise<RenderedGuides> {
  const cached = join(cache, await digestOf(inputs));
  if (existsSync(cached)) return deserialize(await readFile(cached));
  const rendered = await render();
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) await rm(join(cache, name), { force: true });
  await writeFile(`${cached}.part`, serialize(rendered));
  await rename(`${cached}.part`, cached);
  return rendered;
}

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...new Set(files)].sort()) {
    const content = await readFile(file);
    hash.update(`${relative(".", file)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
