import { date, index, pgTable, unique } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** The days for which a facility's morning reports were queued. */
export const morningReports = pgTable(
  "morning_reports",
  {
    ...facilityColumns(),
    /** Day on the calendar of the facility. */
    date: date({ mode: "string" }).notNull(),
    madeAt: timestamptz("made_at").notNull(),
  },
  (table) => [
    ofFacility("morning_reports_facility", table),
    unique("morning_reports_of_day").on(table.facilityId, table.date),
    index("morning_reports_made_at").on(table.madeAt),
  ],
);
