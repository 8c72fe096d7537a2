import { readFile } from "node:fs/promises";
import { shareWhileInUse } from "./share-while-in-use.ts";

/**
 * Reads files and keeps those in memory that were asked for last.
 * @param mostBytes what is kept at most
 */
export function createFileCache(mostBytes: number): (file: string) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  const reads = new Map<string, () => Promise<Buffer>>();
  let bytes = 0;

  const forget = (file: string) => {
    bytes -= kept.get(file)?.length ?? 0;
    kept.delete(file);
  };
  const keep = (file: string, content: Buffer) => {
    forget(file);
    kept.set(file, content);
    bytes += content.length;
    // A map lists its keys in the order in which they came.
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const readingOf = (file: string) => {
    const read = reads.get(file) ?? shareWhileInUse(() => readFile(file));
    reads.set(file, read);
    return read;
  };
  return async (file) => {
    const content = kept.get(file) ?? (await readingOf(file)());
    keep(file, content);
    return content;
  };
}
