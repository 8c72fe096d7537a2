import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import type { Language } from "#platform/language/language.ts";

/** The digits of `(312) 555-0142 ext. 7` without those of its extension: letters or # after a digit end it. */
export const phoneDigits = (phone: AnyPgColumn | SQL): SQL =>
  sql`regexp_replace(substring(${phone} from '^[^0-9]*[0-9][^A-Za-z#]*'), '[^0-9]', '', 'g')`;

/**
 * The digits of a number without its area code: people write numbers in many ways, and an index serves only
 * the very expression that it was made of.
 */
export const phoneEnd = (phone: AnyPgColumn): SQL => sql`right(${phoneDigits(phone)}, 7)`;

/** The previous version's indexes need it, because that version may still run while this one starts. */
const phoneEndWithExtension = (phone: AnyPgColumn): SQL =>
  sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 7)`;

/** `acme.com` of `ana@acme.com`, for the same reason. */
export const emailDomain = (email: AnyPgColumn): SQL => sql`split_part(lower(${email}), '@', 2)`;

/** A company that may become a client. */
export const prospectCompanies = pgTable(
  "prospect_companies",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The typed text, e.g. `www.acme.com/about`. */
    homepage: text().notNull().default(""),
    /** `acme.com` of it; empty where there is none. */
    domain: text().notNull().default(""),
    phone: text().notNull().default(""),
    /** Lines as on an envelope. */
    address: text().notNull().default(""),
    /**
     * The company that stands for this one since somebody merged them: never one that is merged itself.
     * The row stays, so that merging can be undone, and who writes under the old name is known.
     */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => prospectCompanies.id, {
      onDelete: "cascade",
    }),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
  },
  (table) => [
    index("prospect_companies_name").on(sql`lower(${table.name})`, table.id),
    index("prospect_companies_in_order").on(byName(table.name), table.id),
    index("prospect_companies_words").using("gin", indexedWords(table.name)),
    index("prospect_companies_added").on(table.addedAt, table.id),
    index("prospect_companies_domain").on(table.domain).where(sql`domain <> ''`),
    index("prospect_companies_phone_end").on(phoneEnd(table.phone)),
    index("prospect_companies_phone").on(phoneEndWithExtension(table.phone)),
    index("prospect_companies_merged").on(table.mergedInto),
  ],
);

/** A person at such a company. The same person may stand here several times until somebody merges them. */
export const prospectContacts = pgTable(
  "prospect_contacts",
  {
    id: uuid().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => prospectCompanies.id),
    name: text().notNull(),
    /** The person's job at the company. */
    jobTitle: text("job_title").notNull().default(""),
    /** Empty where nobody knows it. */
    email: text().notNull(),
    phone: text().notNull(),
    /** The language in which we write to this person. */
    language: text().$type<Language>().notNull().default("en"),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
    /** The same as for a company: another contact of the company, which is not merged itself. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => prospectContacts.id, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    index("prospect_contacts_company").on(table.companyId),
    index("prospect_contacts_email").on(sql`lower(${table.email})`),
    index("prospect_contacts_domain").on(emailDomain(table.email)),
    index("prospect_contacts_merged").on(table.mergedInto),
    index("prospect_contacts_phone_end").on(phoneEnd(table.phone)),
    index("prospect_contacts_phone").on(phoneEndWithExtension(table.phone)),
    index("prospect_contacts_words").using("gin", indexedWords(table.name, table.email)),
  ],
);

export type ProspectCompanyRow = typeof prospectCompanies.$inferSelect;
export type NewProspectCompanyRow = typeof prospectCompanies.$inferInsert;
export type ProspectContactRow = typeof prospectContacts.$inferSelect;
export type NewProspectContactRow = typeof prospectContacts.$inferInsert;
