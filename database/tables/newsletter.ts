import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { submissionColumns } from "./submission-columns.ts";

/**
 * Somebody asked that an address get the newsletter; its owner has not confirmed it yet. Kept for a
 * few days, then confirmed or forgotten.
 */
export const newsletterSignups = pgTable(
  "newsletter_signups",
  {
    ...submissionColumns(),
    email: text().notNull(),
    /** The address without what tells no mailbox apart, such as capitals. */
    mailbox: text().notNull(),
    /** In the link that confirms; good for nothing else. */
    confirmationToken: text("confirmation_token").notNull().unique(),
    /** In the link that unsubscribes; works before and after the confirmation. */
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
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

/** Addresses whose owners confirmed that they want the newsletter. */
export const subscribers = pgTable("subscribers", {
  id: uuid().primaryKey(),
  /** As it was written when it was confirmed. */
  email: text().notNull(),
  /** The address without what tells no mailbox apart, so that it subscribes once. */
  mailbox: text().notNull().unique(),
  /** When, and on which page, consent was requested and given: the proof of it. */
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  requestedOnPage: text("requested_on_page"),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
  unsubscribeToken: text("unsubscribe_token").notNull().unique(),
  /** The address is forgotten some weeks after. */
  unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }),
});

export type SubscriberRow = typeof subscribers.$inferSelect;
