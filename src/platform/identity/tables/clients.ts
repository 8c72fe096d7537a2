import { sql } from "drizzle-orm";
import { index, jsonb, pgEnum, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import type { Language } from "#platform/language/language.ts";
import { facilityType } from "./facility-type.ts";

export const clients = pgTable(
  "clients",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("clients_words").using("gin", indexedWords(table.name)),
    // A row of an imported file finds its client by this, and a new client one of the same name.
    index("clients_name").on(sql`lower(${table.name})`),
    index("clients_in_order").on(byName(table.name), table.id),
  ],
);

/** The options for a visit that falls on a holiday. */
export const holidayRule = pgEnum("holiday_rule", ["skip", "move", "keep"]);

type OpeningHours = readonly (readonly (readonly [from: string, to: string])[])[];

/** Seven symbols that are not mistaken for others, e.g. `7KR-4M2W`: the first of a random UUID. */
const newSiteCode = sql`translate(regexp_replace(left(gen_random_uuid()::text, 7), '^(.{3})', '\\1-'), '0123456789abcdef', '23456789FHJKMRTW')`;

export const facilities = pgTable(
  "facilities",
  {
    id: uuid().primaryKey(),
    /** Never changes, by a trigger (`migrations/*_facilities.sql`). */
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    /** IANA name, e.g. `America/Chicago`. */
    timeZone: text("time_zone").notNull(),
    facilityType: facilityType("facility_type").notNull().default("other"),
    street: text().notNull().default(""),
    city: text().notNull().default(""),
    /** The state's two letters, e.g. `IL`. */
    state: text().notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    /** Monday first; the intervals of a day in local time, the last one up to `24:00`. */
    openingHours: jsonb("opening_hours")
      .$type<OpeningHours>()
      .notNull()
      .default(
        sql`'[[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[["08:00","18:00"]],[],[]]'::jsonb`,
      ),
    holidayRule: holidayRule("holiday_rule").notNull().default("skip"),
    accessNotes: text("access_notes").notNull().default(""),
    /** The language of whoever changed the notes last. */
    accessNotesLanguage: text("access_notes_language").$type<Language>(),
    /** Posted on site: who types it was there. */
    siteCode: text("site_code").notNull().default(newSiteCode),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    archivedAt: timestamptz("archived_at"),
  },
  (table) => [
    index("facilities_client").on(table.clientId),
    index("facilities_name").on(sql`lower(${table.name})`),
    index("facilities_words").using("gin", indexedWords(table.name, table.street, table.city)),
    // The target of foreign keys by which no row of a facility can belong to another client.
    unique("facilities_of_client").on(table.id, table.clientId),
  ],
);

export type FacilityRow = typeof facilities.$inferSelect;
