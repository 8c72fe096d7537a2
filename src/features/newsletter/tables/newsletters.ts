import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgEnum, pgTable, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { NewsletterFigures, NewsletterTexts } from "../newsletter-types.ts";

export const newsletterState = pgEnum("newsletter_state", [
  "draft",
  "scheduled",
  "sending",
  "sent",
  "stopped",
]);

/** A newsletter goes to all subscribers at once; the table of emails knows its recipients. */
export const newsletters = pgTable(
  "newsletters",
  {
    id: uuid().primaryKey(),
    state: newsletterState().notNull().default("draft"),
    texts: jsonb().$type<NewsletterTexts>().notNull(),
    /** Goes up with each edit: what is sent is what its sender has seen. */
    revision: integer().notNull().default(1),
    createdBy: accountReference("created_by").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    sendAt: timestamptz("send_at"),
    /** A person who subscribes after this moment gets the next newsletter instead. */
    startedAt: timestamptz("started_at"),
    /** Number of subscribers at that moment. */
    expected: integer().notNull().default(0),
    /** The subscriber up to whom emails are queued; they are queued in the order of their ids. */
    queuedTo: uuid("queued_to"),
    isQueued: boolean("is_queued").notNull().default(false),
    finishedAt: timestamptz("finished_at"),
    /** Final counts of its emails, because the emails' own rows are deleted after a while. */
    figures: jsonb().$type<NewsletterFigures>(),
    /** Readers who unsubscribed by a link of this newsletter, or by their mail program's button for it. */
    unsubscribes: integer().notNull().default(0),
  },
  (table) => [
    index("newsletters_under_way").on(table.state).where(sql`state in ('scheduled', 'sending')`),
    index("newsletters_unsettled").on(table.id).where(sql`state = 'stopped' and figures is null`),
    index("newsletters_created_at").on(table.createdAt),
  ],
);

export type NewsletterRow = typeof newsletters.$inferSelect;
