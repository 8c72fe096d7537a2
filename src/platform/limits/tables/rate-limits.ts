import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Unlogged: a crash forgives a few requests, and counting must not cost a disk flush. */
export const rateLimits = pgTable("rate_limits", {
  bucket: text().primaryKey(),
  used: integer().notNull(),
  resetsAt: timestamptz("resets_at").notNull(),
});
