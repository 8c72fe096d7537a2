import { date, index, pgTable, timestamp, unique } from "drizzle-orm/pg-core";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** The days for which a facility's morning reports were queued. */
export const morningReports = pgTable(
  "morning_reports",
  {
    ...facilityColumns(),
    /** Day on the calendar of the facility. */
    date: date({ mode: "string" }).notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    ofFacility("morning_reports_facility", table),
    unique("morning_reports_of_day").on(table.facilityId, table.date),
    index("morning_reports_made_at").on(table.madeAt),
  ],
);
