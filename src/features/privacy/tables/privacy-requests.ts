import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";

/** A person's request about their own data. It is deleted two years after it was closed. */
export const privacyRequests = pgTable(
  "privacy_requests",
  {
    id: uuid().primaryKey(),
    /** E.g. `P-7KR-4M2W`: stands in place of the name wherever that is erased. */
    reference: text().notNull().unique(),
    kind: text().$type<"access" | "erasure" | "correction" | "objection">().notNull(),
    /** The search goes by these three, of which at least one is set. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Two letters, e.g. `CA`; empty while nobody knows. */
    state: text().notNull(),
    /** The language of the copy. */
    language: text().$type<Language>().notNull(),
    note: text().notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    extensionReason: text("extension_reason"),
    loggedBy: accountReference("logged_by").notNull(),
    loggedAt: timestamptz("logged_at").notNull().defaultNow(),
    /** Describes how somebody checked that the person is who they say. */
    verification: text(),
    verifiedBy: accountReference("verified_by"),
    verifiedAt: timestamptz("verified_at"),
    searchAskedAt: timestamptz("search_asked_at"),
    searchedAt: timestamptz("searched_at"),
    /** Tables with more than is listed. */
    cutTables: text("cut_tables").array().notNull().default(sql`'{}'::text[]`),
    chosenAt: timestamptz("chosen_at"),
    exportedAt: timestamptz("exported_at"),
    eraseAskedBy: accountReference("erase_asked_by"),
    eraseAskedAt: timestamptz("erase_asked_at"),
    erasedAt: timestamptz("erased_at"),
    closedBy: accountReference("closed_by"),
    closedAt: timestamptz("closed_at"),
    outcome: text().$type<"answered" | "refused" | "withdrawn">(),
    outcomeNote: text("outcome_note").notNull().default(""),
  },
  (table) => [
    index("privacy_requests_open").on(table.dueOn).where(sql`closed_at is null`),
    index("privacy_requests_closed").on(table.closedAt).where(sql`closed_at is not null`),
    check("privacy_requests_person", sql`name <> '' or email <> '' or phone <> ''`),
    check("privacy_requests_verified", sql`(verified_at is null) = (verification is null)`),
    check("privacy_requests_closed_with", sql`(closed_at is null) = (outcome is null)`),
  ],
);

/** A record that was found for a request, whether it is this person's, and what became of it. */
export const privacyFindings = pgTable(
  "privacy_findings",
  {
    id: uuid().primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => privacyRequests.id, { onDelete: "cascade" }),
    /** Name of the table. */
    source: text().notNull(),
    recordId: text("record_id").notNull(),
    role: text().$type<"record" | "mention" | "goes" | "stays">().notNull(),
    /** The identifiers by which it was found. */
    foundBy: text("found_by").array().$type<("email" | "phone" | "name")[]>().notNull(),
    /** The number of rows behind it, if it counts those of an account. */
    rows: integer().notNull(),
    isTheirs: boolean("is_theirs").notNull().default(false),
    outcome: text().$type<"deleted" | "emptied" | "kept" | "gone" | "unlike" | "refused">(),
    /** The reasons to keep parts of it, each with its last day. */
    keeps: jsonb()
      .$type<{ reason: string; until: string | null }[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    settledAt: timestamptz("settled_at"),
  },
  (table) => [
    unique("privacy_findings_once").on(table.requestId, table.source, table.recordId, table.role),
  ],
);

export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;
export type PrivacyFindingRow = typeof privacyFindings.$inferSelect;
