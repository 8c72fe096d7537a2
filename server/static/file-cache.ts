import { readFile } from "node:fs/promises";
import { shareWhileInUse } from "./share-while-in-use.ts";

/**
 * @param maxBytes size of the cache, which drops the least recently used
 * @param readContent where the files are elsewhere than on the disk
 */
export function createFileCache(
  maxBytes: number,
  readContent: (file: string) => Promise<Buffer> = (file) => readFile(file),
): (file: string) => Promise<Buffer> {
  const cached = new Map<string, Buffer>();
  const reads = new Map<string, () => Promise<Buffer>>();
  let bytes = 0;

  const evict = (file: string) => {
    bytes -= cached.get(file)?.length ?? 0;
    cached.delete(file);
  };
  const keep = (file: string, content: Buffer) => {
    evict(file);
    cached.set(file, content);
    bytes += content.length;
    // A map iterates in insertion order.
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes) break;
      evict(oldest);
    }
  };
  const readingOf = (file: string) => {
    const read = reads.get(file) ?? shareWhileInUse(() => readContent(file));
    reads.set(file, read);
    return read;
  };
  return async (file) => {
    const content = cached.get(file) ?? (await readingOf(file)());
    keep(file, content);
    return content;
  };
}
