import { sql } from "drizzle-orm";
import { customType, jsonb, pgEnum, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** Quarantined: looks like spam, is kept and listed, but causes no mail. */
export const screening = pgEnum("screening", ["accepted", "quarantined"]);

/** What every record that came in through a form carries, made anew for each table. */
export const submissionColumns = () => ({
  id: uuid().primaryKey(),
  /** Spoken on the telephone and written in mails; random, so that it tells nothing of volume. */
  reference: text().notNull().unique(),
  /** What the sender called this attempt; with fingerprint and screening it makes retries one record. */
  idempotencyKey: text("idempotency_key").notNull(),
  /** SHA-256 over the payload: the same key with another text is another record. */
  fingerprint: text().notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  /** Path of the page that held the form. */
  page: text(),
  /** `utm_*` and click parameters of the first page of the visit. */
  campaign: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
  userAgent: text("user_agent"),
  /** Keyed hash of the network address: tells repeats apart without keeping the address. */
  addressHash: text("address_hash"),
  screening: screening().notNull().default("accepted"),
  screeningReasons: text("screening_reasons").array().notNull().default(sql`'{}'::text[]`),
});

/** How the office deals with a record that a person has to answer. */
export const handlingColumns = () => ({
  assignedTo: uuid("assigned_to").references(() => accounts.id),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  answeredBy: uuid("answered_by").references(() => accounts.id),
  /** A person agreed that it is spam; only what is quarantined. */
  spamConfirmedAt: timestamp("spam_confirmed_at", { withTimezone: true }),
  /** The accepted copy of itself that stands for it since it was released from quarantine. */
  joinedTo: uuid("joined_to"),
});

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What a search looks through, kept beside the record by the database: the words of these columns, which
 * signs divide as well as spaces, and the digits of a telephone number without its country code.
 * @param columns by their names in the database
 */
export function searchColumn(columns: readonly string[], phone?: string) {
  const text = columns.map((name) => `"${name}"`).join(" || ' ' || ");
  const words = `translate(${text}, '-@._/+:#&', '         ')`;
  const digits = `right(regexp_replace("${phone}", '[^0-9]', '', 'g'), 10)`;
  const all = phone === undefined ? words : `${words} || ' ' || ${digits}`;
  return tsvector().generatedAlwaysAs(sql.raw(`to_tsvector('simple', ${all})`));
}
