import { sql } from "drizzle-orm";
import { jsonb, pgEnum, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
