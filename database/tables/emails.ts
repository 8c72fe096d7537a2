import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Held: found not to be due when it was to leave. Failed: no attempt is left, a person has to act. */
export const emailState = pgEnum("email_state", ["queued", "sent", "failed", "held"]);

/** Every email of the product, from the moment that something made it due. */
export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey(),
    /** One of `EmailMessage`, e.g. `account-invitation`. */
    message: text().notNull(),
    /** As it was written; absent for the office, whose address the configuration names. */
    recipient: text(),
    /** The address without what tells no mailbox apart. */
    recipientMailbox: text("recipient_mailbox"),
    /** The record that it is about, e.g. `account` and its id. */
    aboutKind: text("about_kind"),
    aboutId: uuid("about_id"),
    /** What the message needs beyond its record; never a secret. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: emailState().notNull().default("queued"),
    tries: integer().notNull().default(0),
    /** What the mail server said last, or why the email is held. */
    lastAnswer: text("last_answer"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Since when it may leave, where a mailbox gets only a few: later attempts count no more. */
    allowedAt: timestamp("allowed_at", { withTimezone: true }),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** Where one mail is enough: a second one of the same key is not queued. */
    key: text().unique(),
  },
  (table) => [
    index("emails_about").on(table.aboutKind, table.aboutId),
    index("emails_recipient").on(table.recipientMailbox, table.createdAt),
    index("emails_waiting").on(table.state).where(sql`state in ('queued', 'failed')`),
    index("emails_created_at").on(table.createdAt),
  ],
);

export type EmailRow = typeof emails.$inferSelect;
