import { sql } from "drizzle-orm";
/** What a crew writes down during a visit. */
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns } from "#platform/identity/tables/facility-columns.ts";
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
    /** As they were called that night. */
    areaName: text("area_name").notNull(),
    floor: text().notNull(),
    task: text().notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    doneBy: uuid("done_by").references(() => accounts.id),
  },
  (table) => [
    foreignKey({
      name: "visit_tasks_visit",
      columns: [table.visitId, table.facilityId, table.clientId],
      foreignColumns: [visits.id, visits.facilityId, visits.clientId],
    }).onDelete("cascade"),
    unique("visit_tasks_order").on(table.visitId, table.position),
    // A list counts them for each of its visits.
    index("visit_tasks_done").on(table.visitId).where(sql`done_at is not null`),
  ],
);

/** What kept the crew from a task, e.g. "room 204 locked": picked by its code, written, or both. */
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
    /** In which the text was written; absent where that was not kept. */
    language: text(),
    notedAt: timestamp("noted_at", { withTimezone: true }).notNull().defaultNow(),
    /** When a phone that had no connection sent it; absent where it was sent at once. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
    notedBy: uuid("noted_by")
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [
    foreignKey({
      name: "visit_exceptions_visit",
      columns: [table.visitId, table.facilityId, table.clientId],
      foreignColumns: [visits.id, visits.facilityId, visits.clientId],
    }).onDelete("cascade"),
    index("visit_exceptions_of_visit").on(table.visitId, table.notedAt),
    check("visit_exceptions_say_something", sql`${table.code} is not null or ${table.text} <> ''`),
  ],
);

/** From the crew on site to the supervisor; never for clients. */
export const visitNotes = pgTable(
  "visit_notes",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    text: text().notNull(),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    writtenBy: uuid("written_by")
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [
    foreignKey({
      name: "visit_notes_visit",
      columns: [table.visitId, table.facilityId, table.clientId],
      foreignColumns: [visits.id, visits.facilityId, visits.clientId],
    }).onDelete("cascade"),
    index("visit_notes_of_visit").on(table.visitId, table.writtenAt),
  ],
);

/** What phones have sent about visits, by the ids that they made: a repeated one changes nothing. */
export const visitEntries = pgTable(
  "visit_entries",
  {
    id: uuid().primaryKey(),
    visitId: uuid("visit_id").notNull(),
    ...facilityColumns(),
    kind: text().notNull(),
    givenBy: uuid("given_by")
      .notNull()
      .references(() => accounts.id),
    /** By the clock of the phone, as far as it can be believed. */
    givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    /** What the phone was told besides that it arrived. */
    remark: text(),
  },
  (table) => [
    foreignKey({
      name: "visit_entries_visit",
      columns: [table.visitId, table.facilityId, table.clientId],
      foreignColumns: [visits.id, visits.facilityId, visits.clientId],
    }).onDelete("cascade"),
    index("visit_entries_of_visit").on(table.visitId),
  ],
);
