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
    /** When we queued it, or when it came in. */
    at: timestamptz("at").notNull(),
    subject: text().notNull(),
    /** Of what came in, without what it quotes. */
    text: text().notNull(),
    /** Of what we wrote: who did, to which address, in which language, and what it began as. */
    sentBy: accountReference("sent_by"),
    recipient: text().notNull().default(""),
    language: text().$type<Language>(),
    template: text().$type<StoredTemplate>(),
    /** Where a reply is sent to, with a secret; null where replies go to the company's mailbox. */
    replyAddress: text("reply_address").unique(),
    /** Of what came in: the sender as it was written, which anybody can write. */
    fromName: text("from_name").notNull().default(""),
    fromAddress: text("from_address").notNull().default(""),
    kind: text().$type<ReceivedKind>(),
    quoted: text().notNull().default(""),
    unread: text().$type<UnreadText>(),
    leftOut: jsonb("left_out").$type<readonly LeftOutFile[]>().notNull().default([]),
    /** As it was written, for the references of our next email. */
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

/** How far a mailbox is read, and how that fares; one row for each that was ever configured. */
export const inboundMailboxes = pgTable("inbound_mailboxes", {
  /** Hash of server, user and folder, or `webhook`. */
  mailbox: text().primaryKey(),
  /** As the mail server numbers its emails; another validity begins the numbers anew. */
  uidValidity: text("uid_validity"),
  /** When its numbers were first seen: what came before is joined, and never kept for the list of unmatched. */
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

export type OpportunityEmailRow = typeof opportunityEmails.$inferSelect;
export type InboundMailboxRow = typeof inboundMailboxes.$inferSelect;
