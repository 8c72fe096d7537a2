import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { loadSite } from "./load-site.ts";
import { readBody } from "./static-file.ts";

const megabyte = 1024 * 1024;
const pictures = 20;
let build: string;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(build, "client/pictures"), { recursive: true });
  for (let n = 0; n < pictures; n++)
    await writeFile(join(build, `client/pictures/${n}.avif`), Buffer.alloc(megabyte, n + 1));
});

afterAll(() => rm(build, { recursive: true }));

it("pictures stay on the disk, but for those that are asked for", async () => {
  const inMemory = async () => {
    await collectGarbage();
    return process.memoryUsage().arrayBuffers / megabyte;
  };
  const before = await inMemory();
  const site = await loadSite(build, undefined);
  // Kept pictures would add all of them; what else the process does adds less than half.
  // A buffer that nobody holds is freed by one of the next collections, on a busy machine not by the first.
  await vi.waitFor(async () => expect((await inMemory()) - before).toBeLessThan(pictures / 2), {
    timeout: 10_000,
  });
  const body = site.get("/pictures/7.avif")?.variants.identity.body;
  expect(body && (await readBody(body))).toEqual(Buffer.alloc(megabyte, 8));
});
