import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { areaType, floorCovering } from "#features/facilities/tables/areas.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { AreaTexts, SurveyAreaSource } from "../survey-types.ts";

/** An opportunity has at most one survey. */
export const walkThroughSurveys = pgTable("walk_through_surveys", {
  id: uuid().primaryKey(),
  opportunityId: uuid("opportunity_id")
    .notNull()
    .unique()
    .references(() => opportunities.id, { onDelete: "cascade" }),
  /** Access to the whole building. Alarm codes must not be stored here. */
  parking: text().notNull().default(""),
  entrance: text().notNull().default(""),
  alarm: text().notNull().default(""),
  keys: text().notNull().default(""),
  hours: text().notNull().default(""),
  supplyCloset: text("supply_closet").notNull().default(""),
  notes: text().notNull().default(""),
  changedAt: timestamptz("changed_at").notNull().default(sql`clock_timestamp()`),
});

export const surveyAreas = pgTable(
  "survey_areas",
  {
    /** Made by the phone, or out of what proposed it, so that what is added twice is one area. */
    id: uuid().primaryKey(),
    surveyId: uuid("survey_id")
      .notNull()
      .references(() => walkThroughSurveys.id, { onDelete: "cascade" }),
    /** The place in the list, from 1; two areas may share one for a moment. */
    position: integer().notNull(),
    name: text().notNull(),
    /** The floor as signs in the building have it; empty if unknown. */
    floor: text().notNull().default(""),
    type: areaType().notNull(),
    /** Null where nobody has looked. */
    floorCovering: floorCovering("floor_covering"),
    /** Null until somebody measured it. */
    squareFeet: integer("square_feet"),
    toilets: integer().notNull().default(0),
    urinals: integer().notNull().default(0),
    sinks: integer().notNull().default(0),
    notes: text().notNull().default(""),
    source: text().$type<SurveyAreaSource>().notNull(),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    /** The fields of the bid's area as they were taken; null until then. */
    takenAs: jsonb("taken_as").$type<AreaTexts>(),
    takenAt: timestamptz("taken_at"),
  },
  (table) => [
    index("survey_areas_in_order").on(table.surveyId, table.position),
    check("survey_areas_square_feet", sql`square_feet between 1 and 5000000`),
    check(
      "survey_areas_fixtures",
      sql`toilets between 0 and 999 and urinals between 0 and 999 and sinks between 0 and 999`,
    ),
    check("survey_areas_taken", sql`(taken_as is null) = (taken_at is null)`),
  ],
);

/** Entries of phones and forms, under ids that these made: one that arrives twice changes nothing. */
export const surveyEntries = pgTable(
  "survey_entries",
  {
    id: uuid().primaryKey(),
    surveyId: uuid("survey_id")
      .notNull()
      .references(() => walkThroughSurveys.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    givenBy: accountReference("given_by").notNull(),
    givenAt: timestamptz("given_at").notNull(),
    receivedAt: timestamptz("received_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("survey_entries_of_survey").on(table.surveyId)],
);

export type SurveyRow = typeof walkThroughSurveys.$inferSelect;
export type SurveyAreaRow = typeof surveyAreas.$inferSelect;
