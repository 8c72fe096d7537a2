import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { areas } from "#features/facilities/tables/areas.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";

/** Printed QR signs: at most one in use for each area. */
export const areaSigns = pgTable(
  "area_signs",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    areaId: uuid("area_id").notNull(),
    /** Stands in the sign's address; it is stored as it is, so that the sign can be printed again: `7KRM4M2WFHTX`. */
    code: text().notNull().unique(),
    madeAt: timestamptz("made_at").notNull().defaultNow(),
    madeBy: accountReference("made_by").notNull(),
    revokedAt: timestamptz("revoked_at"),
    revokedBy: accountReference("revoked_by"),
  },
  (table) => [
    inSameFacility("area_signs_area", table.areaId, table, areas),
    unique("area_signs_of_area").on(table.id, table.areaId, table.facilityId, table.clientId),
    uniqueIndex("area_signs_in_use").on(table.areaId).where(sql`revoked_at is null`),
    index("area_signs_at_facility").on(table.facilityId),
    check("area_signs_revoked", sql`(revoked_at is null) = (revoked_by is null)`),
  ],
);
