// `id.secret`: the id finds the row, the secret proves possession; only its hash is stored.
import { createHash, randomBytes, randomUUIDv7, timingSafeEqual } from "node:crypto";

export interface NewToken {
  id: string;
  secretHash: string;
  /** For the browser or the email; never stored, never logged. */
  token: string;
}

export interface Token {
  id: string;
  secret: string;
}

const secretBytes = 32;
const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

export function newToken(id: string = randomUUIDv7()): NewToken {
  // 256 random bits: a plain hash is enough, nobody can guess them.
  const secret = randomBytes(secretBytes).toString("base64url");
  return { id, secretHash: hashOf(secret), token: `${id}.${secret}` };
}

/** Undefined for malformed ones, which are not looked up. */
export function parseToken(token: string | undefined): Token | undefined {
  const [, id, secret] = form.exec(token ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

export function opens({ secret }: Token, secretHash: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(secretHash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** What is stored of a secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
