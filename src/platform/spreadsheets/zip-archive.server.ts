/** The entries of a zip archive that somebody has sent: counted while they are unpacked, and never written. */
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createInflateRaw } from "node:zlib";
import { TableFault, tableLimits } from "./table-reading.ts";

interface Entry {
  method: number;
  packedBytes: number;
  /** The length of its own header, behind which the content begins. */
  offset: number;
  isEncrypted: boolean;
}

export interface ZipArchive {
  has(name: string): boolean;
  /** @throws TableFault for what is missing, damaged, locked or larger than a table may be */
  read(name: string): AsyncGenerator<Buffer>;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const maxDirectoryBytes = 4 * 1024 * 1024;
const stored = 0;
const deflated = 8;

export async function openZip(path: string): Promise<ZipArchive> {
  const file = await open(path, "r");
  let entries: ReadonlyMap<string, Entry>;
  try {
    entries = await readDirectory(file);
  } finally {
    await file.close();
  }
  let remainingBytes: number = tableLimits.unpackedBytes;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new TableFault("damaged");
      if (entry.isEncrypted) throw new TableFault("old-or-locked");
      for await (const piece of unpacked(path, entry)) {
        // Sizes in the archive are not believed, because a bomb declares small ones.
        remainingBytes -= piece.length;
        if (remainingBytes < 0) throw new TableFault("too-large");
        yield piece;
      }
    },
  };
}

async function readDirectory(file: FileHandle): Promise<ReadonlyMap<string, Entry>> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - endBytes - maxCommentBytes), size);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at === -1 || at + endBytes > tail.length || tail.readUInt32LE(at) !== endSignature)
    throw new TableFault("damaged");
  const count = tail.readUInt16LE(at + 10);
  const directoryBytes = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  // Larger ones use another form of the directory, which no table of ours needs.
  if (count > tableLimits.archiveEntries || directoryBytes > maxDirectoryBytes)
    throw new TableFault("too-large");
  const directory = await bytesAt(file, offset, Math.min(size, offset + directoryBytes));
  const entries = new Map<string, Entry>();
  for (let n = 0, from = 0; n < count; n++) {
    if (from + 46 > directory.length || directory.readUInt32LE(from) !== entrySignature)
      throw new TableFault("damaged");
    const nameBytes = directory.readUInt16LE(from + 28);
    const name = directory.toString("utf8", from + 46, from + 46 + nameBytes);
    entries.set(name.replaceAll("\\", "/"), {
      isEncrypted: (directory.readUInt16LE(from + 8) & 1) === 1,
      method: directory.readUInt16LE(from + 10),
      packedBytes: directory.readUInt32LE(from + 20),
      offset: directory.readUInt32LE(from + 42),
    });
    from += 46 + nameBytes + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
  }
  return entries;
}

async function bytesAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  if (to < from) throw new TableFault("damaged");
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}

async function* unpacked(path: string, entry: Entry): AsyncGenerator<Buffer> {
  const file = await open(path, "r");
  let start: number;
  try {
    const header = await bytesAt(file, entry.offset, entry.offset + 30);
    if (header.length < 30 || header.readUInt32LE(0) !== headerSignature)
      throw new TableFault("damaged");
    start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (entry.packedBytes === 0) return;
  const packed = createReadStream(path, { start, end: start + entry.packedBytes - 1 });
  if (entry.method === stored) {
    yield* packed;
    return;
  }
  if (entry.method !== deflated) throw new TableFault("damaged");
  const inflate = createInflateRaw();
  packed.once("error", (error) => inflate.destroy(error));
  packed.pipe(inflate);
  try {
    yield* inflate;
  } catch (error) {
    if (error instanceof TableFault) throw error;
    throw new TableFault("damaged");
  } finally {
    packed.destroy();
    inflate.destroy();
  }
}
