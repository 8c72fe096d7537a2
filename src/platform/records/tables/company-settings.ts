import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** What a company has said of itself, in place of what was shipped: one row for each section. */
export const companySettings = pgTable("company_settings", {
  id: uuid().primaryKey(),
  section: text().notNull().unique(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamptz("changed_at").notNull().defaultNow(),
});
