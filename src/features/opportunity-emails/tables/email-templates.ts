import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";

/** Templates that administrators have added to the shipped ones; an email keeps nothing of its template. */
export const emailTemplates = pgTable(
  "email_templates",
  {
    id: uuid().primaryKey(),
    /** Offered for contacts who are written to in it. */
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    /** Subject and text may have fields such as `{reference}`. */
    subject: text().notNull(),
    text: text().notNull(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("email_templates_name").on(table.language, sql`lower(${table.name})`),
    check("email_templates_language", sql`language in ('en', 'es')`),
  ],
);

export type EmailTemplateRow = typeof emailTemplates.$inferSelect;
