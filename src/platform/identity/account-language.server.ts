import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { accounts } from "./tables/accounts.ts";

/** In a `select` of accounts: what each has chosen, English where nobody has. */
export const accountLanguage: SQL<Language> = sql<Language>`coalesce(
  case when ${accounts.preferences} ->> 'language' in (${sql.join(
    languages.map((language) => sql`${language}`),
    sql`, `,
  )}) then ${accounts.preferences} ->> 'language' end, 'en')`;

/** Remembered with the account, on whatever device, and for what is sent to it. */
export async function chooseLanguage(
  db: Database | Transaction,
  { accountId }: { accountId: string },
  language: Language,
): Promise<void> {
  const chosen = sql`${accounts.preferences} || ${JSON.stringify({ language })}::jsonb`;
  await db.update(accounts).set({ preferences: chosen }).where(eq(accounts.id, accountId));
}
