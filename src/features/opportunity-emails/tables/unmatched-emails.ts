import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type {
  LeftOutFile,
  ReceivedKind,
  UnmatchedReason,
  UnmatchedState,
  UnreadText,
} from "../email-types.ts";
import { opportunityEmails } from "./opportunity-emails.ts";

/** Emails that belong to no conversation. Only their text is kept, up to limits and for a limited time. */
export const unmatchedEmails = pgTable(
  "unmatched_emails",
  {
    id: uuid().primaryKey(),
    /** The moment at which its mailbox accepted it. */
    arrivedAt: timestamptz("arrived_at").notNull(),
    /** The limit of emails a day counts by this. */
    keptAt: timestamptz("kept_at").notNull().default(sql`clock_timestamp()`),
    fromName: text("from_name").notNull(),
    fromAddress: text("from_address").notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    quoted: text().notNull(),
    kind: text().$type<ReceivedKind>().notNull(),
    unread: text().$type<UnreadText>(),
    leftOut: jsonb("left_out").$type<readonly LeftOutFile[]>().notNull().default([]),
    messageId: text("message_id").notNull(),
    /** Hash of what makes it that one email, however often it is handed over. */
    fingerprint: text().notNull().unique(),
    reason: text().$type<UnmatchedReason>().notNull(),
    state: text().$type<UnmatchedState>().notNull().default("waiting"),
    decidedBy: accountReference("decided_by"),
    /** The email of a conversation that it became; if that is deleted, this is too. */
    joinedAs: uuid("joined_as")
      .unique()
      .references(() => opportunityEmails.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("unmatched_emails_list").on(table.state, table.arrivedAt, table.id),
    index("unmatched_emails_kept").on(table.keptAt),
    check("unmatched_emails_state", sql`state in ('waiting', 'aside', 'joined')`),
    check("unmatched_emails_joined", sql`(state = 'joined') = (joined_as is not null)`),
  ],
);

export type UnmatchedEmailRow = typeof unmatchedEmails.$inferSelect;
