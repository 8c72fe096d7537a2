import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { areas } from "#features/facilities/tables/areas.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns } from "#platform/identity/tables/facility-columns.ts";

/** Printed QR signs: at most one in use for each area. */
export const areaSigns = pgTable(
  "area_signs",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    areaId: uuid("area_id").notNull(),
    /** Stands in the sign's address; it is stored as it is, so that the sign can be printed again: `7KRM4M2WFHTX`. */
    code: text().notNull().unique(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull().defaultNow(),
    madeBy: uuid("made_by")
      .notNull()
      .references(() => accounts.id),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
  },
  (table) => [
    foreignKey({
      name: "area_signs_area",
      columns: [table.areaId, table.facilityId, table.clientId],
      foreignColumns: [areas.id, areas.facilityId, areas.clientId],
    }),
    unique("area_signs_of_area").on(table.id, table.areaId, table.facilityId, table.clientId),
    uniqueIndex("area_signs_in_use").on(table.areaId).where(sql`revoked_at is null`),
    index("area_signs_at_facility").on(table.facilityId),
    check("area_signs_revoked", sql`(revoked_at is null) = (revoked_by is null)`),
  ],
);

export type AreaSignRow = typeof areaSigns.$inferSelect;
