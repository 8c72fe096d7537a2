import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

export const visitSeries = pgTable(
  "visit_series",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    title: text().notNull(),
    /** RFC 5545, over local dates: no times, no end (`src/features/visits/series/recurrence-rule.ts`). */
    rule: text().notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }),
    /** Times by the facility's clock, e.g. `22:00`. An end before the start is on the next day. */
    windowStart: text("window_start").notNull(),
    windowEnd: text("window_end").notNull(),
    crewSize: integer("crew_size").notNull(),
    /** Minutes of work that each visit is reckoned to take, for the staff alone; null where nobody has said. */
    budgetMinutes: integer("budget_minutes"),
    /** True if its visits do the tasks of the scope of work. */
    doesScope: boolean("does_scope").notNull().default(true),
    /** Not counted any more: edits are merged field by field, so that nobody saves over another's. */
    version: integer().notNull().default(1),
    /** The series that it was split from. */
    splitFrom: uuid("split_from").references((): AnyPgColumn => visitSeries.id),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    createdBy: accountReference("created_by"),
  },
  (table) => [
    ofFacility("visit_series_facility", table),
    unique("visit_series_tenant").on(table.id, table.facilityId, table.clientId),
    index("visit_series_of_facility").on(table.facilityId, table.startsOn),
    check(
      "visit_series_window",
      sql`window_start ~ '^([01]\\d|2[0-3]):[0-5]\\d$'
      and window_end ~ '^([01]\\d|2[0-3]):[0-5]\\d$' and window_start <> window_end`,
    ),
    check("visit_series_days", sql`ends_on is null or ends_on >= starts_on`),
    check("visit_series_crew", sql`crew_size between 1 and 200`),
  ],
);

export type VisitSeriesRow = typeof visitSeries.$inferSelect;
