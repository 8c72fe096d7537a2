import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { mailColumns, submissionColumns } from "./submission-columns.ts";

/** Messages from the contact page. */
export const contactMessages = pgTable(
  "inquiries",
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
    ...mailColumns(),
  },
  (table) => [
    uniqueIndex("inquiries_attempt").on(table.idempotencyKey, table.fingerprint, table.screening),
    index("inquiries_fingerprint").on(table.fingerprint),
    index("inquiries_received_at").on(table.receivedAt),
  ],
);

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessageRow = typeof contactMessages.$inferInsert;
