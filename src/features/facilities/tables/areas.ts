import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

export const areaType = pgEnum("area_type", [
  "office",
  "open-office",
  "conference-room",
  "lobby",
  "waiting-room",
  "corridor",
  "stairwell",
  "elevator",
  "restroom",
  "locker-room",
  "break-room",
  "kitchen",
  "cafeteria",
  "classroom",
  "library",
  "gymnasium",
  "exam-room",
  "patient-room",
  "operating-room",
  "laboratory",
  "sales-floor",
  "warehouse",
  "loading-dock",
  "storage",
  "other",
]);

export const floorCovering = pgEnum("floor_covering", [
  "carpet",
  "vinyl",
  "tile",
  "hardwood",
  "concrete",
  "other",
]);

/** An area that a scope names is only archived, and never deleted. */
export const areas = pgTable(
  "areas",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    name: text().notNull(),
    /** The floor as signs in the building have it, e.g. `2` or `Basement`. */
    floor: text().notNull(),
    type: areaType().notNull(),
    /** 0 where nobody has measured it: it is counted by its fixtures. */
    squareFeet: integer("square_feet").notNull(),
    toilets: integer().notNull().default(0),
    urinals: integer().notNull().default(0),
    sinks: integer().notNull().default(0),
    floorCovering: floorCovering("floor_covering").notNull(),
    /** The place in lists, from 1. */
    position: integer().notNull(),
    archivedAt: timestamptz("archived_at"),
  },
  (table) => [
    ofFacility("areas_facility", table),
    unique("areas_of_facility").on(table.id, table.facilityId, table.clientId),
    uniqueIndex("areas_name")
      .on(table.facilityId, sql`lower(${table.floor})`, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
    index("areas_in_order").on(table.facilityId, table.position),
    check(
      "areas_size",
      sql`square_feet > 0 or (square_feet = 0 and toilets + urinals + sinks > 0)`,
    ),
    check(
      "areas_fixtures",
      sql`toilets between 0 and 999 and urinals between 0 and 999 and sinks between 0 and 999`,
    ),
  ],
);

export type AreaRow = typeof areas.$inferSelect;
export type AreaSize = Pick<AreaRow, "squareFeet" | "toilets" | "urinals" | "sinks">;
