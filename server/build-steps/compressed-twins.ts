/** Brotli and gzip twins of every file that shrinks, so that the server never compresses them again. */

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBeneath } from "../static/files-beneath.ts";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

export async function writeCompressedTwins(directory: string): Promise<void> {
  for (const file of (await filesBeneath(directory)).filter((name) => compressible.test(name))) {
    const body = await readFile(file);
    const twins = await compress(body);
    if (twins.br.length < body.length) await writeFile(`${file}.br`, twins.br);
    if (twins.gz.length < body.length) await writeFile(`${file}.gz`, twins.gz);
  }
}

/** Slow and small: meant for what is compressed once and served often. */
export async function compress(body: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { br, gz };
}
