import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type Language, languages, parseLanguage } from "#platform/language/language.ts";
import { accounts } from "./tables/accounts.ts";

/** In a `select` of accounts, this is each one's choice, and English without one. */
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
  await db
    .update(accounts)
    .set({ preferences: withLanguage(language) })
    .where(eq(accounts.id, accountId));
}

/** Gives the account the language that its person chose as a visitor, unless it has one already. */
export async function keepVisitorLanguage(
  tx: Transaction,
  { accountId }: { accountId: string },
  chosen: string | undefined,
): Promise<void> {
  const language = parseLanguage(chosen);
  if (language === undefined) return;
  const hasNone = sql`${accounts.preferences} ->> 'language' is null`;
  await tx
    .update(accounts)
    .set({ preferences: withLanguage(language) })
    .where(and(eq(accounts.id, accountId), hasNone));
}

const withLanguage = (language: Language): SQL =>
  sql`${accounts.preferences} || ${JSON.stringify({ language })}::jsonb`;
