/** A stream of any length as objects of a size that each place takes in one piece. */
import { createHash } from "node:crypto";
import { BackupFailure } from "./backup-failure.ts";
import type { BackupPlace } from "./places/place.ts";

const partBytes = 8 * 2 ** 20;

/** Describes the stored bytes, which are the encrypted ones if the backup is encrypted. */
export interface StoredPart {
  bytes: number;
  sha256: string;
}

const keyOf = (folder: string, at: number) => `${folder}/${String(at + 1).padStart(6, "0")}`;

export async function writeParts(
  place: BackupPlace,
  folder: string,
  content: AsyncIterable<Buffer>,
): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  const put = async (part: Buffer) => {
    await place.put(keyOf(folder, parts.length), part);
    parts.push({ bytes: part.length, sha256: sha256(part) });
  };
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    await put(Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0 || parts.length === 0) await put(Buffer.concat(waiting));
  return parts;
}

/** Each part is compared with its hash before any of it is handed over. */
export async function* readParts(
  place: BackupPlace,
  folder: string,
  parts: readonly StoredPart[],
): AsyncGenerator<Buffer> {
  for (const [at, { bytes, sha256: expected }] of parts.entries()) {
    const key = keyOf(folder, at);
    const content = await place.get(key);
    if (content === undefined) throw new BackupFailure("damaged", `${key} is missing.`);
    if (content.length !== bytes || sha256(content) !== expected)
      throw new BackupFailure("damaged", `${key} is damaged.`);
    yield content;
  }
}

/** @throws where a part is not there in its full length; reads none of them */
export async function expectParts(
  place: BackupPlace,
  folder: string,
  parts: readonly StoredPart[],
): Promise<void> {
  const present = new Map<string, number>();
  for await (const { key, bytes } of place.list(folder)) present.set(key, bytes);
  for (const [at, { bytes }] of parts.entries())
    if (present.get(keyOf(folder, at)) !== bytes)
      throw new BackupFailure("damaged", `${keyOf(folder, at)} is missing or cut short.`);
}

export const sha256 = (content: Buffer | string): string =>
  createHash("sha256").update(content).digest("hex");
