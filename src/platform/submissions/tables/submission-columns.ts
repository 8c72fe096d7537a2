import { sql } from "drizzle-orm";
import { customType, jsonb, pgEnum, text, uuid } from "drizzle-orm/pg-core";
import { separators } from "#platform/database/tables/indexed-words.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";

/** Quarantined: looks like spam; stored and listed, but without emails. */
export const screening = pgEnum("screening", ["accepted", "quarantined"]);

export const submissionColumns = () => ({
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  idempotencyKey: text("idempotency_key").notNull(),
  /** SHA-256 of the payload: the same key with other text is another record. */
  fingerprint: text().notNull(),
  receivedAt: timestamptz("received_at").notNull().defaultNow(),
  page: text(),
  /** The language of the page that held the form; our answers are in it. */
  language: text().$type<Language>().notNull().default("en"),
  campaign: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
  userAgent: text("user_agent"),
  addressHash: text("address_hash"),
  screening: screening().notNull().default("accepted"),
  screeningReasons: text("screening_reasons").array().notNull().default(sql`'{}'::text[]`),
});

export const handlingColumns = () => ({
  assignedTo: accountReference("assigned_to"),
  answeredAt: timestamptz("answered_at"),
  answeredBy: accountReference("answered_by"),
  spamConfirmedAt: timestamptz("spam_confirmed_at"),
  /** The accepted record that replaces this one since its release from quarantine. */
  joinedTo: uuid("joined_to"),
});

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A generated column: the words of these columns and the digits of a phone number. */
export function searchColumn(columns: readonly string[], phone?: string) {
  const text = columns.map((name) => `"${name}"`).join(" || ' ' || ");
  const words = `translate(${text}, '${separators.from}', '${separators.to}')`;
  const digits = `right(regexp_replace("${phone}", '[^0-9]', '', 'g'), 10)`;
  const all = phone === undefined ? words : `${words} || ' ' || ${digits}`;
  return tsvector().generatedAlwaysAs(sql.raw(`to_tsvector('simple', ${all})`));
}
