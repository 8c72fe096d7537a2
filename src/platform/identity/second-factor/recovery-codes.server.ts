/** Ten codes for people who lost their phone; each works once. */
import { randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { PasswordHasher } from "../passwords/password-hash.server.ts";
import type { Secrets } from "../secrets.server.ts";
import { recoveryCodes } from "../tables/second-factors.ts";

const howMany = 10;
/** No vowels, so that no word is spelled by chance, and nothing that is mistaken for something else. */
const symbols = "23456789BCDFGHJKMNPQRSTVWXZ";
const selectorLength = 3;
/** Nine of 27 symbols are 42 random bits; argon2id and the limit on failures do the rest. */
const secretLength = 9;

export interface HashedRecoveryCode {
  selector: string;
  hash: string;
}

/**
 * @returns codes such as `K7PQ-XM23-9BCD`, no two of which begin alike
 * @param pick a number from 0 to below this
 */
export function newRecoveryCodes(pick: (below: number) => number = randomInt): string[] {
  const codes = new Map<string, string>();
  while (codes.size < howMany) {
    const code = Array.from({ length: selectorLength + secretLength }, () =>
      symbols.charAt(pick(symbols.length)),
    ).join("");
    codes.set(code.slice(0, selectorLength), code);
  }
  return [...codes.values()].map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** The same for the same text, and nobody's to guess: a form that arrives twice makes one set. */
export function recoveryCodesFor(secrets: Pick<Secrets, "keyedHash">, text: string): string[] {
  const bytes = bytesFor(secrets, text);
  return newRecoveryCodes((below) => {
    // Bytes beyond the last whole multiple would prefer the first symbols.
    const end = 256 - (256 % below);
    for (;;) {
      const { value = end } = bytes.next();
      if (value < end) return value % below;
    }
  });
}

function* bytesFor({ keyedHash }: Pick<Secrets, "keyedHash">, text: string): Generator<number> {
  for (let block = 0; ; block++)
    yield* Buffer.from(keyedHash(`recovery codes ${block} ${text}`), "base64url");
}

/** True if these are the stored ones, used or not. */
export async function areStoredRecoveryCodes(
  tx: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<boolean> {
  const stored = await tx
    .select({ selector: recoveryCodes.selector })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  const selectors = new Set(stored.map(({ selector }) => selector));
  return (
    selectors.size === codes.length && codes.every((code) => selectors.has(split(code).selector))
  );
}

export function hashRecoveryCodes(
  passwords: PasswordHasher,
  codes: readonly string[],
): Promise<HashedRecoveryCode[]> {
  return Promise.all(
    codes.map(async (code) => {
      const { selector, secret } = split(code);
      return { selector, hash: await passwords.hash(secret) };
    }),
  );
}

/** Earlier codes stop working. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: string,
  codes: readonly HashedRecoveryCode[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...code, accountId })));
}

/** Takes a code, once. One hash is worked on, whatever was typed. */
export async function consumeRecoveryCode(
  db: Database,
  passwords: PasswordHasher,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const { selector, secret } = split(typed);
  const isThis = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.selector, selector),
    isNull(recoveryCodes.usedAt),
  );
  const [code] = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(isThis);
  const turn = await passwords.queue.run(() => passwords.verify(code?.hash ?? null, secret));
  if (turn?.result !== true) return false;
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(isThis)
    .returning({ selector: recoveryCodes.selector });
  return rows.length > 0;
}

export const countRecoveryCodes = (db: Database, accountId: string): Promise<number> =>
  db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)),
  );

/** Accepts lower case, spaces and missing hyphens. */
function split(typed: string): { selector: string; secret: string } {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return { selector: code.slice(0, selectorLength), secret: code.slice(selectorLength) };
}
