import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Unlogged: a crash forgives a few requests, and counting must not cost a disk flush. */
export const rateLimits = pgTable("rate_limits", {
  bucket: text().primaryKey(),
  used: integer().notNull(),
  resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
});
