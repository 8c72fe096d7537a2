import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import type { Language } from "#platform/language/language.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A company that may become a client. */
export const prospectCompanies = pgTable(
  "prospect_companies",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [
    index("prospect_companies_name").on(sql`lower(${table.name})`, table.id),
    index("prospect_companies_words").using("gin", indexedWords(table.name)),
  ],
);

/**
 * The digits of a number without its area code: people write numbers in many ways, and an index serves only
 * the very expression that it was made of.
 */
export const phoneEnd = (phone: AnyPgColumn): SQL =>
  sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 7)`;

/** A person at such a company. The same person may stand here several times until somebody merges them. */
export const prospectContacts = pgTable(
  "prospect_contacts",
  {
    id: uuid().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => prospectCompanies.id),
    name: text().notNull(),
    /** Empty where nobody knows it. */
    email: text().notNull(),
    phone: text().notNull(),
    /** In which this person is written to. */
    language: text().$type<Language>().notNull().default("en"),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [
    index("prospect_contacts_company").on(table.companyId),
    index("prospect_contacts_email").on(sql`lower(${table.email})`),
    index("prospect_contacts_phone").on(phoneEnd(table.phone)),
    index("prospect_contacts_words").using("gin", indexedWords(table.name, table.email)),
  ],
);

export type ProspectCompanyRow = typeof prospectCompanies.$inferSelect;
export type ProspectContactRow = typeof prospectContacts.$inferSelect;
