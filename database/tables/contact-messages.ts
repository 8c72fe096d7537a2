import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { submissionColumns } from "./submission-columns.ts";

/** Messages from the contact page. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    ...submissionColumns(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Asked for the newsletter as well. */
    newsletter: boolean().notNull(),
    /** By which calls it arrived: one message may come by both. */
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
  ],
);

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessageRow = typeof contactMessages.$inferInsert;
