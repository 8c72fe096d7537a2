import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a company has said of itself, in place of what was shipped: one row for each section. */
export const companySettings = pgTable("company_settings", {
  id: uuid().primaryKey(),
  section: text().notNull().unique(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
