/** At build time, so that the server never compresses. */

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBeneath } from "../static/files-beneath.ts";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

export async function writeCompressedVariants(directory: string): Promise<void> {
  for (const file of await filesBeneath(directory)) {
    for (const [ending, variant] of Object.entries(
      await compressedVariantsOf(file, await readFile(file)),
    ))
      await writeFile(`${file}.${ending}`, variant);
  }
}

/** Only variants smaller than the original; none for formats that are compressed already. */
export async function compressedVariantsOf(
  name: string,
  body: Buffer,
): Promise<Partial<Record<"br" | "gz", Buffer>>> {
  if (!compressible.test(name)) return {};
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(gz.length < body.length ? { gz } : {}),
  };
}
