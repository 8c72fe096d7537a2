import { createHash } from "node:crypto";

/** Two submissions with the same attempt are one: a retry, a double click, a reload. */
export interface Attempt {
  key: string;
  /** SHA-256 (hex) over the parsed fields. */
  fingerprint: string;
}

/** Prefix for attempts without a key from the sender. */
export const keylessPrefix = "day:";

const usableKey = /^[\x21-\x7e]{8,200}$/;

/** @param key if absent or unusable, the same text on the same UTC day is the same attempt */
export function identifyAttempt(fields: object, key: string | undefined, now: Date): Attempt {
  const fingerprint = fingerprintOf(fields);
  // RFC draft "Idempotency-Key" quotes the value; browsers' fetch calls usually do not.
  const named = key?.trim().replace(/^"(.*)"$/, "$1") ?? "";
  if (usableKey.test(named) && !named.startsWith(keylessPrefix)) return { key: named, fingerprint };
  return { key: `${keylessPrefix}${now.toISOString().slice(0, 10)}`, fingerprint };
}

function fingerprintOf(fields: object): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
