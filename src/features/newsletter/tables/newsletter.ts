import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import type { Language } from "#platform/language/language.ts";
import { submissionColumns } from "#platform/submissions/tables/submission-columns.ts";

/** Not confirmed yet by the owner of the address; deleted after a few days. */
export const newsletterSignups = pgTable(
  "newsletter_signups",
  {
    ...submissionColumns(),
    email: text().notNull(),
    mailbox: text().notNull(),
    confirmationToken: text("confirmation_token").notNull().unique(),
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    /** By the database's clock, which checks it later. */
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
  /** That page's language; our emails are in it. */
  language: text().$type<Language>().notNull().default("en"),
  confirmedAt: timestamptz("confirmed_at").notNull().defaultNow(),
  unsubscribeToken: text("unsubscribe_token").notNull().unique(),
  unsubscribedAt: timestamptz("unsubscribed_at"),
  /** Newsletters in a row that the mail server refused because there is no such mailbox. */
  refusals: integer().notNull().default(0),
});

/**
 * Who has left and whose address is deleted: no list that somebody imports adds them again. A trigger fills
 * it; only a new confirmation by the owner of the address takes a row out.
 */
export const newsletterOptOuts = pgTable("newsletter_opt_outs", {
  /** By `newsletter_opt_out_hash`, whose key is made in each database on its own. */
  mailboxHash: text("mailbox_hash").primaryKey(),
  leftAt: timestamptz("left_at").notNull().defaultNow(),
});

export type SubscriberRow = typeof subscribers.$inferSelect;
