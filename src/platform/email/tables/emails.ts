import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Held: no longer due when it was to leave. Failed: no attempts are left, a person has to act. */
export const emailState = pgEnum("email_state", ["queued", "sent", "failed", "held"]);

export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey(),
    message: text().notNull(),
    /** The address as typed; absent for the office, whose address the configuration has. */
    recipient: text(),
    recipientMailbox: text("recipient_mailbox"),
    aboutKind: text("about_kind"),
    aboutId: uuid("about_id"),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: emailState().notNull().default("queued"),
    tries: integer().notNull().default(0),
    lastAnswer: text("last_answer"),
    /**
     * One of thousands: every other email leaves before it, and its failure asks nobody to act. The page that
     * they were sent from reports what became of them all.
     */
    isBulk: boolean("is_bulk").notNull().default(false),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    allowedAt: timestamptz("allowed_at"),
    /**
     * The time when the last byte of an email that may never arrive twice was about to leave. While it is
     * queued, the mail server is taking it; once it has failed, it may or may not have arrived.
     */
    handedOverAt: timestamptz("handed_over_at"),
    sentAt: timestamptz("sent_at"),
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
