// `id.secret`: the id finds the row, the secret proves possession; only its hash is stored.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { newId } from "#platform/database/new-id.ts";
import type { Secrets } from "./secrets.server.ts";

export interface NewToken {
  id: string;
  secretHash: string;
  /** The text for the browser or the email; never stored, never logged. */
  token: string;
}

export interface Token {
  id: string;
  secret: string;
}

const secretBytes = 32;
const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

export function newToken(id: string = newId()): NewToken {
  // 256 random bits: a plain hash is enough, nobody can guess them.
  const secret = randomBytes(secretBytes).toString("base64url");
  return { id, secretHash: hashOf(secret), token: `${id}.${secret}` };
}

/**
 * The same for the same text, and nobody's to guess: a form that arrives twice makes one token.
 * @param text names what the token is for, and whose form has asked for it
 */
export function tokenFor(secrets: Pick<Secrets, "keyedHash">, text: string): NewToken {
  const secret = secrets.keyedHash(`token secret ${text}`);
  const id = uuidOf(Buffer.from(secrets.keyedHash(`token id ${text}`), "base64url"));
  return { id, secretHash: hashOf(secret), token: `${id}.${secret}` };
}

/** The id is of version 8 of RFC 9562, which allows a rule of our own. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  const lengths = [8, 12, 16, 20, 32];
  return lengths.map((end, at) => hex.slice(lengths[at - 1] ?? 0, end)).join("-");
}

/** Undefined for malformed ones, which are not looked up. */
export function parseToken(token: string | undefined): Token | undefined {
  const [, id, secret] = form.exec(token ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

export function opens({ secret }: Token, secretHash: string): boolean {
  const [sentHash, storedHash] = [Buffer.from(hashOf(secret)), Buffer.from(secretHash)];
  return sentHash.length === storedHash.length && timingSafeEqual(sentHash, storedHash);
}

/** Secrets are stored as this hash. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
