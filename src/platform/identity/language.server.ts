import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "./actor.ts";
import { accounts } from "./tables/accounts.ts";

/** Languages of the screens that crews use. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

export async function findLanguage(db: Database, { accountId }: Actor): Promise<Language> {
  const [account] = await db
    .select({ language: sql<unknown>`${accounts.preferences} ->> 'language'` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return languages.find((one) => one === account?.language) ?? "en";
}

/** Remembered with the account, on whatever phone. */
export async function chooseLanguage(
  db: Database,
  { accountId }: Actor,
  language: Language,
): Promise<void> {
  const chosen = sql`${accounts.preferences} || ${JSON.stringify({ language })}::jsonb`;
  await db.update(accounts).set({ preferences: chosen }).where(eq(accounts.id, accountId));
}
