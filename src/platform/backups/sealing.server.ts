/**
 * Authenticated encryption of streams, as docs/decisions/backups.md describes it: a header that names
 * key and purpose, then pieces of 64 kB by AES-256-GCM, each with its number and whether it is the
 * last. What is cut off, swapped, repeated or changed does not open.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from "node:crypto";
import { BackupFailure } from "./backup-failure.ts";

const magic = Buffer.from("CDBACKUP\x01", "latin1");
const saltBytes = 16;
const keyIdBytes = 8;
const fileSaltBytes = 32;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
/** 32 MB of memory and a tenth of a second for each guess. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

export interface BackupKey {
  secret: Buffer;
  salt: Buffer;
  /** Says which key it is, and does not give it away. */
  id: string;
}

export async function deriveKey(words: string, salt: Buffer): Promise<BackupKey> {
  const secret = await new Promise<Buffer>((resolve, reject) => {
    scrypt(words, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return { secret, salt, id: derived(secret, salt, "key id", keyIdBytes).toString("hex") };
}

/** The key authenticates content that is not secret. */
export const derivedKey = ({ secret, salt }: BackupKey, use: string): Buffer =>
  derived(secret, salt, use, 32);

/** @param purpose what it is: it opens as nothing else */
export async function* sealStream(
  key: BackupKey,
  purpose: string,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const header = headerFor(key, purpose);
  yield header;
  const cipherKey = contentKey(key, header);
  let count = 0;
  let waiting = Buffer.alloc(0);
  for await (const chunk of content) {
    waiting = Buffer.concat([waiting, chunk]);
    // One piece stays behind, because only the end reveals whether it is the last.
    while (waiting.length > pieceBytes) {
      yield sealPiece(cipherKey, count, false, waiting.subarray(0, pieceBytes));
      count += 1;
      waiting = waiting.subarray(pieceBytes);
    }
  }
  yield sealPiece(cipherKey, count, true, waiting);
}

/** Fails before it hands over anything that is not what was sealed. */
export async function* openStream(
  key: BackupKey,
  purpose: string,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const expected = headerBytesFor(purpose);
  let cipherKey: Buffer | undefined;
  let count = 0;
  let waiting = Buffer.alloc(0);
  for await (const chunk of sealed) {
    waiting = Buffer.concat([waiting, chunk]);
    if (cipherKey === undefined && waiting.length >= expected) {
      cipherKey = openHeader(key, purpose, waiting.subarray(0, expected));
      waiting = waiting.subarray(expected);
    }
    while (cipherKey !== undefined && waiting.length > pieceBytes + tagBytes) {
      const piece = waiting.subarray(0, pieceBytes + tagBytes);
      yield openPiece(cipherKey, count, false, piece) ?? fail(purpose);
      count += 1;
      waiting = waiting.subarray(pieceBytes + tagBytes);
    }
  }
  const last = cipherKey && openPiece(cipherKey, count, true, waiting);
  if (last === undefined || (last.length === 0 && count > 0)) return fail(purpose);
  yield last;
}

export const sealBuffer = (key: BackupKey, purpose: string, content: Buffer): Promise<Buffer> =>
  joined(sealStream(key, purpose, single(content)));

export const openBuffer = (key: BackupKey, purpose: string, sealed: Buffer): Promise<Buffer> =>
  joined(openStream(key, purpose, single(sealed)));

export async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

export const newSalt = (): Buffer => randomBytes(saltBytes);

async function* single(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

function headerFor({ salt, id }: BackupKey, purpose: string): Buffer {
  const name = Buffer.from(purpose);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(name.length);
  const fileSalt = randomBytes(fileSaltBytes);
  return Buffer.concat([magic, salt, Buffer.from(id, "hex"), fileSalt, length, name]);
}

const headerBytesFor = (purpose: string): number =>
  magic.length + saltBytes + keyIdBytes + fileSaltBytes + 2 + Buffer.byteLength(purpose);

function openHeader(key: BackupKey, purpose: string, header: Buffer): Buffer {
  const keyAt = magic.length + saltBytes;
  const purposeAt = keyAt + keyIdBytes + fileSaltBytes;
  if (!header.subarray(0, magic.length).equals(magic)) return fail(purpose);
  const keyId = header.subarray(keyAt, keyAt + keyIdBytes).toString("hex");
  if (keyId !== key.id)
    throw new BackupFailure("wrong-key", `${purpose} was encrypted with another BACKUP_KEY.`);
  const name = Buffer.from(purpose);
  const isSame =
    header.readUInt16BE(purposeAt) === name.length && header.subarray(purposeAt + 2).equals(name);
  return isSame ? contentKey(key, header) : fail(purpose);
}

/** The whole header counts: one that was changed leads to another key. */
const contentKey = ({ secret }: BackupKey, header: Buffer): Buffer =>
  derived(secret, header, "content", 32);

function derived(secret: Buffer, salt: Buffer, use: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, `cleardawn backup 1: ${use}`, bytes));
}

/** Never the same twice for one key, as each stream has a key of its own. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function sealPiece(key: Buffer, count: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(count, isLast));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined for what is not what was sealed at this place of the stream. */
function openPiece(key: Buffer, count: number, isLast: boolean, piece: Buffer): Buffer | undefined {
  const at = piece.length - tagBytes;
  if (at < 0) return undefined;
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(count, isLast), options);
  decipher.setAuthTag(piece.subarray(at));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, at)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function fail(purpose: string): never {
  throw new BackupFailure("damaged", `${purpose} is damaged, or is not what it says.`);
}
