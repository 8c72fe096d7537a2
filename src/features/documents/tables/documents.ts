import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { files } from "#platform/files/tables/files.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { ofFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";

export const documents = pgTable(
  "documents",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    /** Null: about the client as a whole. */
    facilityId: uuid("facility_id"),
    type: text()
      .$type<
        | "contract"
        | "service-agreement"
        | "certificate-of-insurance"
        | "safety-data-sheet"
        | "report"
        | "other"
      >()
      .notNull(),
    title: text().notNull(),
    /** Each administrator of the client is asked to, for each version. */
    needsAcknowledgement: boolean("needs_acknowledgement").notNull(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
    /** A withdrawn document is visible to staff alone. */
    withdrawnAt: timestamptz("withdrawn_at"),
    withdrawnBy: accountReference("withdrawn_by"),
    withdrawReason: text("withdraw_reason"),
    withdrawLanguage: text("withdraw_language").$type<Language>(),
  },
  (table) => [
    ofFacility("documents_facility", table),
    unique("documents_of_client").on(table.id, table.clientId),
    index("documents_client").on(table.clientId, table.addedAt),
    index("documents_of_facility").on(table.facilityId),
    index("documents_words").using("gin", indexedWords(table.title)),
    check("documents_withdrawn", sql`(withdrawn_at is null) = (withdraw_reason is null)`),
  ],
);

/** The one with the highest number is in force; the content is a file. */
export const documentVersions = pgTable(
  "document_versions",
  {
    id: uuid().primaryKey(),
    documentId: uuid("document_id").notNull(),
    clientId: uuid("client_id").notNull(),
    /** Versions count from 1, without gaps. */
    number: integer().notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id),
    /** First and last day, where the facility is; open where absent. */
    validFrom: date("valid_from", { mode: "string" }),
    validUntil: date("valid_until", { mode: "string" }),
    /** The last time somebody entered the last day: reminders due before that are not owed. */
    datedAt: timestamptz("dated_at").notNull().defaultNow(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "document_versions_document",
      columns: [table.documentId, table.clientId],
      foreignColumns: [documents.id, documents.clientId],
    }),
    unique("document_versions_in_order").on(table.documentId, table.number),
    unique("document_versions_of_client").on(table.id, table.clientId),
    index("document_versions_ending").on(table.validUntil).where(sql`valid_until is not null`),
    check("document_versions_days", sql`valid_from <= valid_until`),
  ],
);

/** No foreign keys: a cascade would reach these append-only records, as in history and audit. */
const ofVersion = () => ({
  versionId: uuid("version_id").notNull(),
  accountId: uuid("account_id").notNull(),
});

export const documentAcknowledgements = pgTable(
  "document_acknowledgements",
  { ...ofVersion(), at: timestamptz("at").notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.versionId, table.accountId] })],
);

/** A log of who got the content. Triggers keep it append-only (`migrations/*_documents.sql`). */
export const documentAccesses = pgTable(
  "document_openings",
  {
    id: uuid().primaryKey(),
    ...ofVersion(),
    how: text().$type<"opened" | "downloaded">().notNull(),
    at: timestamptz("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("document_openings_version").on(table.versionId, table.at)],
);

/** Reminders that were sent about the end of a version, so that each is sent once. */
export const documentReminders = pgTable(
  "document_reminders",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => documentVersions.id),
    /** Another last day starts the reminders over. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    /** Days before the end; 0 once it is over. */
    stage: integer().notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.validUntil, table.stage] })],
);

export type DocumentRow = typeof documents.$inferSelect;
