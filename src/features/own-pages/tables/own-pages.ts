import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import type { Language } from "#platform/language/language.ts";
import type { OwnPageKind } from "../own-page-kind-types.ts";
import type { OwnPageEntryKind } from "../own-page-types.ts";

/** Secret addresses: the confirmation page has one, and each email one of its own. */
export const ownPageLinks = pgTable(
  "own_page_links",
  {
    id: uuid().primaryKey(),
    kind: text().$type<OwnPageKind>().notNull(),
    /** The record that was sent. A trigger deletes the links with it. */
    subjectId: uuid("subject_id").notNull(),
    /** The secret itself is with its reader alone. */
    secretHash: text("secret_hash").notNull(),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
    /** After this moment the link opens nothing. */
    revokedAt: timestamptz("revoked_at"),
  },
  (table) => [index("own_page_links_subject").on(table.kind, table.subjectId)],
);

/** Entries of senders on their own pages, and withdrawals. Rows never change. */
export const ownPageEntries = pgTable(
  "own_page_entries",
  {
    id: uuid().primaryKey(),
    kind: text().$type<OwnPageKind>().notNull(),
    /** The record that it was added to. A trigger deletes the entries with it. */
    subjectId: uuid("subject_id").notNull(),
    what: text().$type<OwnPageEntryKind>().notNull(),
    /** Empty where only a file was added, and where everything was taken back. */
    text: text().notNull().default(""),
    /** The language of the page on which it was typed. */
    language: text().$type<Language>(),
    /** The attempt's id, which the page gave to its form; null for a withdrawal. */
    attempt: uuid(),
    sentAt: timestamptz("sent_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("own_page_entries_attempt").on(table.kind, table.subjectId, table.attempt),
    index("own_page_entries_subject").on(table.kind, table.subjectId, table.sentAt),
    check("own_page_entries_what_known", sql`what in ('added', 'withdrawn')`),
  ],
);

export type OwnPageEntryRow = typeof ownPageEntries.$inferSelect;
