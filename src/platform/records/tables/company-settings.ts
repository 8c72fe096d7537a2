import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** A company's own facts, in place of the shipped ones: one row for each section. */
export const companySettings = pgTable("company_settings", {
  id: uuid().primaryKey(),
  section: text().notNull().unique(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamptz("changed_at").notNull().defaultNow(),
});
