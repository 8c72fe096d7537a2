import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FloorCovering } from "#features/facilities/areas/area-types.ts";
import type { FacilityType } from "#features/facilities/facility-types.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { RatedSubject } from "../rated-subject-types.ts";

/** The company's own rates. A row never changes: another rate ends it, so that every day keeps its table. */
export const productionRates = pgTable(
  "production_rates",
  {
    id: uuid().primaryKey(),
    subject: text().$type<RatedSubject>().notNull(),
    /** Null where it counts for all floors, or all buildings. */
    floorCovering: text("floor_covering").$type<FloorCovering>(),
    facilityType: text("facility_type").$type<FacilityType>(),
    /** Set only if the subject is a type of area. */
    squareFeetAnHour: integer("square_feet_an_hour"),
    /** Set only if the subject is a fixture: the seconds for each one. */
    secondsEach: integer("seconds_each"),
    /** The range of the source, in the same unit as the rate of an area. */
    low: integer(),
    high: integer(),
    source: text().notNull(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    endedBy: accountReference("ended_by"),
    endedAt: timestamptz("ended_at"),
    /** The rate that ended this one; none where it went without another. */
    replacementId: uuid("replaced_by"),
  },
  (table) => [
    uniqueIndex("production_rates_in_force")
      .on(
        table.subject,
        sql`coalesce(${table.floorCovering}, '')`,
        sql`coalesce(${table.facilityType}, '')`,
      )
      .where(sql`ended_at is null`),
    index("production_rates_ended").on(table.endedAt),
    check(
      "production_rates_unit",
      sql`(square_feet_an_hour is not null) <> (seconds_each is not null)`,
    ),
    check(
      "production_rates_positive",
      sql`square_feet_an_hour > 0 and seconds_each is null or seconds_each > 0`,
    ),
    check("production_rates_range", sql`(low is null) = (high is null) and low <= high`),
    check("production_rates_ended_by", sql`(ended_at is null) = (ended_by is null)`),
  ],
);

export type ProductionRateRow = typeof productionRates.$inferSelect;
