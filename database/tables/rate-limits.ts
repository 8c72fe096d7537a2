import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * How often a sender used a form in the running window. Unlogged: losing it in a crash forgives a
 * few requests, and counting must not cost a disk flush.
 */
export const rateLimits = pgTable("rate_limits", {
  /** Form and hashed address, e.g. `quote:5f0c...`. */
  bucket: text().primaryKey(),
  used: integer().notNull(),
  resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
});
