import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  EmailDirection,
  LeftOutFile,
  ReceivedKind,
  StoredTemplate,
  UnreadText,
} from "../email-types.ts";

/** The conversation with a prospect by email, word for word: what we wrote, and what was joined to it. */
export const opportunityEmails = pgTable(
  "opportunity_emails",
  {
    id: uuid().primaryKey(),
    opportunityId: uuid("opportunity_id")
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    direction: text().$type<EmailDirection>().notNull(),
    /** The moment at which we queued it, or it was received. */
    at: timestamptz("at").notNull(),
    subject: text().notNull(),
    /** A received text does not include its quote. */
    text: text().notNull(),
    /** These four are set only for sent emails: author, address, language, and template. */
    sentBy: accountReference("sent_by"),
    recipient: text().notNull().default(""),
    language: text().$type<Language>(),
    template: text().$type<StoredTemplate>(),
    /** The address of a reply, which contains a secret; null if replies go to the company's mailbox. */
    replyAddress: text("reply_address").unique(),
    /** Set only for received emails. Anybody can write anything into the name and address of a sender. */
    fromName: text("from_name").notNull().default(""),
    fromAddress: text("from_address").notNull().default(""),
    kind: text().$type<ReceivedKind>(),
    quoted: text().notNull().default(""),
    unread: text().$type<UnreadText>(),
    leftOut: jsonb("left_out").$type<readonly LeftOutFile[]>().notNull().default([]),
    /** The sender's spelling, which the references of our next email repeat. */
    messageId: text("message_id").notNull().default(""),
    /** Hash of what makes it that one email, however often it is handed over. */
    fingerprint: text().unique(),
  },
  (table) => [
    index("opportunity_emails_of").on(table.opportunityId, table.at, table.id),
    check("opportunity_emails_direction", sql`direction in ('sent', 'received')`),
    check("opportunity_emails_kind", sql`(direction = 'received') = (kind is not null)`),
    check(
      "opportunity_emails_fingerprint",
      sql`(direction = 'received') = (fingerprint is not null)`,
    ),
    check("opportunity_emails_template", sql`(direction = 'sent') = (template is not null)`),
  ],
);

/** Progress and faults of reading; one row for each mailbox that was ever configured. */
export const inboundMailboxes = pgTable("inbound_mailboxes", {
  /** Hash of server, user and folder, or `webhook`. */
  mailbox: text().primaryKey(),
  /** The mail server's numbering: a new validity means that its numbers begin anew. */
  uidValidity: text("uid_validity"),
  /**
   * First reading of these numbers: older emails are joined, but never kept in the list of unmatched ones.
   */
  numberedAt: timestamptz("numbered_at"),
  lastUid: bigint("last_uid", { mode: "number" }).notNull().default(0),
  readAt: timestamptz("read_at"),
  joined: integer().notNull().default(0),
  unmatched: integer().notNull().default(0),
  /** Rounds in a row that came to nothing, since when, why, and before when none is tried. */
  failures: integer().notNull().default(0),
  failingSince: timestamptz("failing_since"),
  fault: text(),
  nextTryAt: timestamptz("next_try_at"),
  /** One process reads at a time; one that was killed gives way after this moment. */
  leasedUntil: timestamptz("leased_until"),
});

export type InboundMailboxRow = typeof inboundMailboxes.$inferSelect;
