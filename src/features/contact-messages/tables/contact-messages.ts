import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  handlingColumns,
  searchColumn,
  submissionColumns,
} from "#platform/submissions/tables/submission-columns.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    ...submissionColumns(),
    ...handlingColumns(),
    search: searchColumn(["reference", "name", "email", "subject", "message"]),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    newsletter: boolean().notNull(),
    /** The API calls that delivered it: one message may come by both. */
    channels: text().array().$type<("contact" | "mobile")[]>().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    uniqueIndex("contact_messages_attempt").on(
      table.idempotencyKey,
      table.fingerprint,
      table.screening,
    ),
    index("contact_messages_fingerprint").on(table.fingerprint),
    index("contact_messages_received_at").on(table.receivedAt),
    index("contact_messages_open")
      .on(table.receivedAt, table.id)
      .where(sql`screening = 'accepted' and answered_at is null`),
    index("contact_messages_quarantined")
      .on(table.receivedAt, table.id)
      .where(sql`screening = 'quarantined'`),
    index("contact_messages_assigned")
      .on(table.assignedTo, table.receivedAt)
      .where(sql`assigned_to is not null`),
    index("contact_messages_search").using("gin", table.search),
  ],
);

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessageRow = typeof contactMessages.$inferInsert;
