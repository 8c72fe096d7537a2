/**
 * An installation without an administrator is made somebody's by whoever can read what its server prints
 * as it starts: a code, asked in the browser.
 */
import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, not } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { settings } from "#platform/records/tables/settings.ts";
import type { Secrets } from "../secrets.server.ts";
import { accounts } from "../tables/accounts.ts";
import { comesFromDemonstration } from "./end-demonstration-staff.server.ts";

/** Stands in `settings` for as long as the setup is open. */
export const setupCodeSetting = "setup-code";

/** Without characters that are mistaken for others; 75 bits. */
export function randomCode(): string {
  const symbols = "23456789abcdefghjkmnpqrstvwxyz";
  const group = () =>
    Array.from({ length: 5 }, () => symbols.charAt(randomInt(symbols.length))).join("");
  return [group(), group(), group()].join("-");
}

/** The administrator of the demonstration is nobody, and so is whomever its people have invited. */
export const hasOwnAdministrator = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(
    accounts,
    and(
      eq(accounts.role, "administrator"),
      eq(accounts.state, "active"),
      not(comesFromDemonstration()),
    ),
  )) > 0;

async function findCode(db: Database | Transaction, secrets: Secrets) {
  const [row] = await db.select().from(settings).where(eq(settings.name, setupCodeSetting));
  return row && secrets.decrypt(row.value, setupCodeSetting);
}

/**
 * Call it when a process starts.
 * @returns the code, the same for all processes; undefined where somebody runs this installation already
 */
export const openSetup = (db: Database, secrets: Secrets): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    if (await hasOwnAdministrator(tx)) {
      await closeSetup(tx);
      return undefined;
    }
    const code = randomCode();
    await tx
      .insert(settings)
      .values({ name: setupCodeSetting, value: secrets.encrypt(code, setupCodeSetting) })
      .onConflictDoNothing();
    const stored = await findCode(tx, secrets);
    if (stored !== undefined) return stored;
    // Stored with another secret key: nobody can read it any more.
    const value = secrets.encrypt(code, setupCodeSetting);
    await tx.update(settings).set({ value }).where(eq(settings.name, setupCodeSetting));
    return code;
  });

export const isSetupOpen = async (db: Database): Promise<boolean> =>
  (await db.$count(settings, eq(settings.name, setupCodeSetting))) > 0;

/** Compared in constant time; spaces and dashes are as people type them. */
export async function isSetupCode(db: Database, secrets: Secrets, typed: string): Promise<boolean> {
  const code = await findCode(db, secrets);
  if (code === undefined) return false;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");
  const [expected, given] = [code, typed].map((text) =>
    Buffer.from(secrets.keyedHash(plain(text))),
  );
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given);
}

export const closeSetup = async (db: Database | Transaction): Promise<void> => {
  await db.delete(settings).where(eq(settings.name, setupCodeSetting));
};
