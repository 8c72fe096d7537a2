/**
 * Files that are made while the product runs are compressed in milliseconds, so that they are served at once.
 * The last tenth of their bytes takes thirty times as long, and is won when nobody waits for it.
 */
import type { Logger } from "pino";
import { compressedVariantsOf } from "../build-steps/compressed-variants.ts";
import { readBody, type StaticFile } from "./static-file.ts";

/** Keys are paths: of a file that was replaced meanwhile only the newer one is worth the work. */
const waiting = new Map<string, Waiting>();

interface Waiting {
  file: StaticFile;
  /** The same file of other bytes. */
  recompressed(bodies: Record<"identity" | "br" | "gzip", Buffer>): StaticFile;
}

let opened: Logger | undefined;
let isWorking = false;
let isQuiet: () => Promise<void> = async () => {};

/**
 * Call it once the product listens, whose start would wait otherwise.
 * @param quiet ends when no page is waiting to be rendered: its readers come first
 */
export function beginThoroughCompression(log: Logger, quiet = isQuiet): void {
  opened = log;
  isQuiet = quiet;
  void work(log);
}

/** @param path as in the built folder */
export function compressThoroughlyLater(path: string, later: Waiting): void {
  waiting.set(path, later);
  if (opened !== undefined) void work(opened);
}

/** Files go one after the other, in the threads behind the main one, which give way to pages. */
async function work(log: Logger): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  while (waiting.size > 0) {
    await isQuiet();
    const [next] = waiting;
    if (next === undefined) break;
    const [path, { file, recompressed }] = next;
    waiting.delete(path);
    try {
      const identity = await readBody(file.variants.identity.body);
      const { br = identity, gz = identity } = await compressedVariantsOf(path, identity);
      // Tag and headers beside the length stay as they are: to visitors it is the same file.
      file.variants = recompressed({ identity, br, gzip: gz }).variants;
    } catch (error) {
      log.error({ err: error, path, advice: "a larger file is served" }, "file not compressed");
    }
  }
  isWorking = false;
}
