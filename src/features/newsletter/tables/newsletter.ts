import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import type { Language } from "#platform/language/language.ts";
import { submissionColumns } from "#platform/submissions/tables/submission-columns.ts";

/**
 * Requests for the newsletter. One that the owner of the address never confirms is deleted after a few days;
 * a confirmed one stays for a while, because the links of its email have to work.
 */
export const newsletterSignups = pgTable(
  "newsletter_signups",
  {
    ...submissionColumns(),
    email: text().notNull(),
    mailbox: text().notNull(),
    confirmationToken: text("confirmation_token").notNull().unique(),
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    /** The database's clock sets it, because the same clock checks it later. */
    expiresAt: timestamptz("expires_at").notNull().default(sql`now() + interval '7 days'`),
    confirmedAt: timestamptz("confirmed_at"),
  },
  (table) => [
    uniqueIndex("newsletter_signups_attempt").on(
      table.idempotencyKey,
      table.fingerprint,
      table.screening,
    ),
    index("newsletter_signups_mailbox").on(table.mailbox),
    index("newsletter_signups_expires_at").on(table.expiresAt),
  ],
);

export const subscribers = pgTable("subscribers", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  mailbox: text().notNull().unique(),
  /** Proof of consent: when, and on which page. */
  requestedAt: timestamptz("requested_at").notNull(),
  requestedOnPage: text("requested_on_page"),
  /** The language of that page, which our emails use too. */
  language: text().$type<Language>().notNull().default("en"),
  confirmedAt: timestamptz("confirmed_at").notNull().defaultNow(),
  unsubscribeToken: text("unsubscribe_token").notNull().unique(),
  unsubscribedAt: timestamptz("unsubscribed_at"),
  /** Newsletters in a row that the mail server refused because there is no such mailbox. */
  refusals: integer().notNull().default(0),
});

/**
 * People who have unsubscribed and whose address was deleted, so that no import adds them again. A trigger
 * fills the table; only a new confirmation by the owner of the address removes a row.
 */
export const newsletterOptOuts = pgTable("newsletter_opt_outs", {
  /** Made by `newsletter_opt_out_hash`, whose key each database makes for itself. */
  mailboxHash: text("mailbox_hash").primaryKey(),
  leftAt: timestamptz("left_at").notNull().defaultNow(),
});

export type SubscriberRow = typeof subscribers.$inferSelect;
