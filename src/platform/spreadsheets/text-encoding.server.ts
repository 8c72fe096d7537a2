/** Finds the encoding of a text file: whoever exports one cannot tell, and the file seldom does. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { TableFault } from "./table-reading.ts";

export interface TextEncoding {
  name: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** Bytes of the mark in front of the text. */
  markBytes: number;
}

const lookedAt = 64 * 1024;

export async function textEncodingOf(path: string): Promise<TextEncoding> {
  const start = await readFirstBytes(path, lookedAt);
  const marked = byMark(start) ?? byZeros(start);
  if (marked !== undefined) return marked;
  // Everything that is UTF-8 by chance as well is plain ASCII, where the two agree.
  if (await isUtf8(path)) return { name: "utf-8", markBytes: 0 };
  if (isBinary(start)) throw new TableFault("not-a-table");
  return { name: "windows-1252", markBytes: 0 };
}

export async function readFirstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Piece by piece, so that a file of any size takes the memory of one piece. */
export async function* decodedText(
  path: string,
  { name, markBytes }: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(name);
  for await (const piece of createReadStream(path, { start: markBytes }))
    yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function byMark(start: Buffer): TextEncoding | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
    return { name: "utf-8", markBytes: 3 };
  if (start[0] === 0xff && start[1] === 0xfe) return { name: "utf-16le", markBytes: 2 };
  if (start[0] === 0xfe && start[1] === 0xff) return { name: "utf-16be", markBytes: 2 };
  return undefined;
}

/** Every other byte of Western text is zero in UTF-16; a stray NUL in other text is not that. */
function byZeros(start: Buffer): TextEncoding | undefined {
  const pairs = Math.floor(start.length / 2);
  if (pairs === 0) return undefined;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (start[at] === 0) even += 1;
    if (start[at + 1] === 0) odd += 1;
  }
  const [most, few] = [pairs * 0.6, pairs * 0.1];
  if (odd > most && even < few) return { name: "utf-16le", markBytes: 0 };
  if (even > most && odd < few) return { name: "utf-16be", markBytes: 0 };
  return undefined;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of createReadStream(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Control characters other than white space: pictures and programs are full of them. */
function isBinary(start: Buffer): boolean {
  const control = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  return control > start.length / 100;
}
