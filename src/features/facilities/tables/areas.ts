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

/** Never deleted once a scope names it, only archived. */
export const areas = pgTable(
  "areas",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    name: text().notNull(),
    /** As the building's signs say, e.g. `2` or `Basement`. */
    floor: text().notNull(),
    type: areaType().notNull(),
    squareFeet: integer("square_feet").notNull(),
    floorCovering: floorCovering("floor_covering").notNull(),
    /** In lists, from 1. */
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
    check("areas_square_feet", sql`square_feet > 0`),
  ],
);

export type AreaRow = typeof areas.$inferSelect;
