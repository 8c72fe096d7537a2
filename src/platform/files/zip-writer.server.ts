/** A zip archive of any size, written as it is made: nothing of it is held, and nothing is written twice. */
import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

interface ZipContent {
  /** The path in the archive, with `/` between folders. */
  name: string;
  modifiedAt: Date;
  content: AsyncIterable<Uint8Array>;
  /** Photos and PDFs are compressed already, and only wrapped. */
  isCompressed?: boolean;
}

export interface ZipWriter {
  add(entry: ZipContent): Promise<void>;
  /** The list of what it holds, without which no program opens it. */
  finish(): Promise<void>;
}

interface WrittenEntry {
  name: Buffer;
  time: number;
  checksum: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

const max32 = 0xffffffff;
const max16 = 0xffff;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
/** The method of every entry. */
const deflate = 8;

/** @param write resolves once more may come */
export function createZip(write: (bytes: Uint8Array) => Promise<void>): ZipWriter {
  const entries: WrittenEntry[] = [];
  let offset = 0;
  const put = async (bytes: Uint8Array) => {
    offset += bytes.byteLength;
    await write(bytes);
  };
  return {
    async add({ name, modifiedAt, content, isCompressed = false }) {
      const entry: WrittenEntry = {
        name: Buffer.from(name, "utf8"),
        time: dosTime(modifiedAt),
        checksum: 0,
        packedBytes: 0,
        bytes: 0,
        offset,
      };
      await put(headerOf(entry));
      const counted = async function* () {
        for await (const piece of content) {
          entry.checksum = crc32(piece, entry.checksum);
          entry.bytes += piece.byteLength;
          yield piece;
        }
      };
      for await (const piece of deflated(counted(), isCompressed ? 0 : 6)) {
        entry.packedBytes += piece.byteLength;
        await put(piece);
      }
      // A file of four gigabytes needs another form, and nothing that this product stores is as large.
      if (entry.bytes >= max32) throw new Error(`${name} is too large for an archive`);
      await put(descriptorOf(entry));
      entries.push(entry);
    },
    async finish() {
      const start = offset;
      for (const entry of entries) await put(directoryEntryOf(entry));
      await put(endOf(entries.length, start, offset - start));
    },
  };
}

/**
 * Level 0 copies, in the form of compressed content: of an entry whose size follows, programs that read an
 * archive from the front know where it ends by that form alone.
 */
const deflated = (content: AsyncIterable<Uint8Array>, level: 0 | 6): AsyncIterable<Uint8Array> =>
  Readable.from(content, { objectMode: false }).compose(createDeflateRaw({ level }));

function headerOf({ name, time }: WrittenEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflate, 8);
  header.writeUInt32LE(time, 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptorOf({ checksum, packedBytes, bytes }: WrittenEntry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(checksum, 4);
  descriptor.writeUInt32LE(packedBytes, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return descriptor;
}

function directoryEntryOf(entry: WrittenEntry): Buffer {
  const isFar = entry.offset >= max32;
  const far = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(0x0300 | 45, 4);
  head.writeUInt16LE(isFar ? 45 : 20, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflate, 10);
  head.writeUInt32LE(entry.time, 12);
  head.writeUInt32LE(entry.checksum, 16);
  head.writeUInt32LE(entry.packedBytes, 20);
  head.writeUInt32LE(entry.bytes, 24);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt16LE(far.length, 30);
  // An ordinary file that its owner may read and write.
  head.writeUInt32LE(0o100644 * 0x10000, 38);
  head.writeUInt32LE(isFar ? max32 : entry.offset, 42);
  return Buffer.concat([head, entry.name, far]);
}

/** The form for large archives goes in front; programs read it where a number does not fit. */
function endOf(count: number, start: number, bytes: number): Buffer {
  const large = Buffer.alloc(56 + 20);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(0x0300 | 45, 12);
  large.writeUInt16LE(45, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(bytes), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(start + bytes), 64);
  large.writeUInt32LE(1, 72);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(Math.min(bytes, max32), 12);
  end.writeUInt32LE(Math.min(start, max32), 16);
  const isLarge = count >= max16 || bytes >= max32 || start >= max32;
  return isLarge ? Buffer.concat([large, end]) : end;
}

/** The format of MS-DOS is exact to two seconds and has no time zone; it is UTC here. */
function dosTime(moment: Date): number {
  const years = Math.min(127, Math.max(0, moment.getUTCFullYear() - 1980));
  const day = (years << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}
