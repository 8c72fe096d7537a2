import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { visits } from "./visits.ts";

/** The tasks due that night, fixed at check-in: no later change of the scope rewrites them. */
export const visitTasks = pgTable(
  "visit_tasks",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    position: integer().notNull(),
    areaId: uuid("area_id").notNull(),
    /** The names of that night, because areas are renamed. */
    areaName: text("area_name").notNull(),
    floor: text().notNull(),
    task: text().notNull(),
    doneAt: timestamptz("done_at"),
    doneBy: accountReference("done_by"),
  },
  (table) => [
    inSameFacility("visit_tasks_visit", table.visitId, table, visits).onDelete("cascade"),
    unique("visit_tasks_order").on(table.visitId, table.position),
    // A list counts them for each of its visits.
    index("visit_tasks_done").on(table.visitId).where(sql`done_at is not null`),
  ],
);

/** A reason why a task was not done, e.g. "room 204 locked": a code, a text, or both. */
export const visitExceptions = pgTable(
  "visit_exceptions",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    /** Absent where it is about the whole visit. */
    areaName: text("area_name"),
    /** One of `crewNoteCodes`. */
    code: text(),
    text: text().notNull(),
    /** The language of the text; null if it was not stored. */
    language: text(),
    notedAt: timestamptz("noted_at").notNull().defaultNow(),
    /** Set if a phone without a connection sent it later. */
    sentAt: timestamptz("sent_at"),
    notedBy: accountReference("noted_by").notNull(),
  },
  (table) => [
    inSameFacility("visit_exceptions_visit", table.visitId, table, visits).onDelete("cascade"),
    index("visit_exceptions_of_visit").on(table.visitId, table.notedAt),
    check("visit_exceptions_say_something", sql`${table.code} is not null or ${table.text} <> ''`),
  ],
);

/** Notes of the crew on site to the supervisor; clients never see them. */
export const visitNotes = pgTable(
  "visit_notes",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    text: text().notNull(),
    /** The language of its author; null for notes from before November 30, 2026. */
    language: text().$type<Language>(),
    writtenAt: timestamptz("written_at").notNull().defaultNow(),
    writtenBy: accountReference("written_by").notNull(),
  },
  (table) => [
    inSameFacility("visit_notes_visit", table.visitId, table, visits).onDelete("cascade"),
    index("visit_notes_of_visit").on(table.visitId, table.writtenAt),
  ],
);

/** Entries of phones, under ids that the phones made: one that arrives twice changes nothing. */
export const visitEntries = pgTable(
  "visit_entries",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    kind: text().notNull(),
    givenBy: accountReference("given_by").notNull(),
    /** The phone's time, as far as it can be believed. */
    givenAt: timestamptz("given_at").notNull(),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
    /** What the phone was told, apart from the receipt. */
    remark: text(),
  },
  (table) => [
    inSameFacility("visit_entries_visit", table.visitId, table, visits).onDelete("cascade"),
    index("visit_entries_of_visit").on(table.visitId),
  ],
);
