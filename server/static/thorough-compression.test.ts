import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { laterFile } from "./load-site.ts";
import { readBody, type StaticFile } from "./static-file.ts";
import { beginThoroughCompression } from "./thorough-compression.ts";

const text = (n: number) =>
  Array.from({ length: 3_000 }, (_, word) => `word${(word * 7_919 + n) % 1_013}`).join(" ");

const brotliOf = ({ variants }: StaticFile) => readBody(variants.br.body);

test("what is made later is served at once, and is smaller a moment later: the same file", async () => {
  const replaced = laterFile("/page/index.html", Buffer.from(text(0)));
  const file = laterFile("/page/index.html", Buffer.from(text(1)));
  const { tag } = file;
  const quick = await brotliOf(file);
  expect(brotliDecompressSync(quick).toString()).toBe(text(1));
  const before = file.variants;
  beginThoroughCompression(pino({ level: "silent" }));
  await vi.waitUntil(() => file.variants !== before);
  const thorough = await brotliOf(file);
  expect(thorough.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(thorough).toString()).toBe(text(1));
  expect(gunzipSync(await readBody(file.variants.gzip.body)).toString()).toBe(text(1));
  expect((await readBody(file.variants.identity.body)).toString()).toBe(text(1));
  expect(file.tag).toBe(tag);
  expect(file.variants.br.headers).toContain(`"${tag}-br"`);
  expect(file.variants.br.headers).toContain(String(thorough.length));
  // Nobody is answered with it any more.
  expect((await brotliOf(replaced)).length).toBeGreaterThan(thorough.length);

  const next = laterFile("/next/index.html", Buffer.from(text(2)));
  const first = next.variants;
  await vi.waitUntil(() => next.variants !== first);

  const pagesAreMade = Promise.withResolvers<void>();
  beginThoroughCompression(pino({ level: "silent" }), () => pagesAreMade.promise);
  const later = laterFile("/later/index.html", Buffer.from(text(3)));
  const asServed = later.variants;
  await setTimeout(300);
  expect(later.variants).toBe(asServed);
  pagesAreMade.resolve();
  await vi.waitUntil(() => later.variants !== asServed);
});
