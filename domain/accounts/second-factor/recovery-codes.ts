/** Ten codes for people who lost their phone; each works once. */
import { randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { recoveryCodes } from "#database/tables/second-factors.ts";
import type { PasswordHasher } from "#domain/accounts/passwords/password-hash.ts";

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

/** As they are shown, e.g. `K7PQ-XM23-9BCD`; no two begin alike. */
export function newRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < howMany) {
    const code = Array.from({ length: selectorLength + secretLength }, () =>
      symbols.charAt(randomInt(symbols.length)),
    ).join("");
    codes.set(code.slice(0, selectorLength), code);
  }
  return [...codes.values()].map((code) => code.match(/.{4}/g)?.join("-") ?? code);
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
export async function takeRecoveryCode(
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
  const turn = await passwords.line.run(() => passwords.verify(code?.hash ?? null, secret));
  if (turn?.result !== true) return false;
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(isThis)
    .returning({ selector: recoveryCodes.selector });
  return taken.length > 0;
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
