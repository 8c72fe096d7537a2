import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { visitSeries } from "./visit-series.ts";

export const visitState = pgEnum("visit_state", [
  "scheduled",
  "in-progress",
  "completed",
  "missed",
  "cancelled",
]);

/** Entered later: by a person, after the fact, which every screen says. */
export const attendanceMethod = pgEnum("attendance_method", [
  "site-code",
  "location",
  "entered-later",
]);

export const visits = pgTable(
  "visits",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    seriesId: uuid("series_id").notNull(),
    /** The date by the rule of its series, which identifies the visit even after it was moved. */
    originalDate: date("original_date", { mode: "string" }).notNull(),
    date: date({ mode: "string" }).notNull(),
    windowStart: text("window_start").notNull(),
    windowEnd: text("window_end").notNull(),
    /** The window as moments, in the time zone of the facility. */
    beginsAt: timestamptz("begins_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    crewSize: integer("crew_size").notNull(),
    /** Changed by itself: no change of the series touches it. */
    isChanged: boolean("is_changed").notNull().default(false),
    state: visitState().notNull().default("scheduled"),
    cancelReason: text("cancel_reason"),
    cancelLanguage: text("cancel_language").$type<Language>(),
    cancelledBy: accountReference("cancelled_by"),
    /** Stays when the crew came after all. */
    missedAt: timestamptz("missed_at"),
    checkedInAt: timestamptz("checked_in_at"),
    checkedInBy: accountReference("checked_in_by"),
    checkedInHow: attendanceMethod("checked_in_how"),
    /** Set if a phone without a connection sent it later. */
    checkedInSentAt: timestamptz("checked_in_sent_at"),
    checkedOutAt: timestamptz("checked_out_at"),
    checkedOutBy: accountReference("checked_out_by"),
    checkedOutHow: attendanceMethod("checked_out_how"),
    checkedOutSentAt: timestamptz("checked_out_sent_at"),
    /** The reason for tasks left undone. */
    undoneReason: text("undone_reason"),
    undoneLanguage: text("undone_language").$type<Language>(),
    /** Calendars need it to know if an event is newer than theirs. */
    changedAt: timestamptz("changed_at").notNull().defaultNow(),
  },
  (table) => [
    inSameFacility("visits_series", table.seriesId, table, visitSeries),
    unique("visits_tenant").on(table.id, table.facilityId, table.clientId),
    unique("visits_of_series").on(table.seriesId, table.originalDate),
    index("visits_of_facility").on(table.facilityId, table.beginsAt),
    index("visits_of_client").on(table.clientId, table.beginsAt),
    // Has all columns that a count of a week by state reads: a company has tens of thousands of
    // rows.
    index("visits_by_time").on(
      table.beginsAt,
      table.date,
      table.state,
      table.facilityId,
      table.clientId,
    ),
    index("visits_running").on(table.beginsAt).where(sql`state = 'in-progress'`),
    index("visits_missed_lately")
      .on(table.beginsAt, table.facilityId, table.date)
      .where(sql`state = 'missed'`),
    index("visits_due").on(table.beginsAt).where(sql`state = 'scheduled'`),
    check("visits_window", sql`ends_at > begins_at`),
    check("visits_cancelled", sql`(state = 'cancelled') = (cancel_reason is not null)`),
    check(
      "visits_attended",
      sql`(state in ('in-progress', 'completed')) = (checked_in_at is not null)
        and (state = 'completed') = (checked_out_at is not null)
        and (checked_out_at is null or checked_out_at >= checked_in_at)`,
    ),
    check(
      "visits_attended_by",
      sql`(checked_in_at is null) = (checked_in_by is null or checked_in_how is null)
        and (checked_out_at is null) = (checked_out_by is null or checked_out_how is null)`,
    ),
    check("visits_missed", sql`state <> 'missed' or missed_at is not null`),
  ],
);

export type VisitRow = typeof visits.$inferSelect;
export type VisitState = VisitRow["state"];
export type AttendanceMethod = (typeof attendanceMethod.enumValues)[number];
