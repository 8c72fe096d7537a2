import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import { inspections } from "./inspections.ts";

/** A link that opens the report of one inspection without an account, until it ends or is revoked. */
export const inspectionLinks = pgTable(
  "inspection_links",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    ...facilityColumns(),
    /** The link itself is shown once, and stored nowhere. */
    secretHash: text("secret_hash").notNull(),
    madeBy: accountReference("made_by").notNull(),
    madeAt: timestamptz("made_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    revokedAt: timestamptz("revoked_at"),
    revokedBy: accountReference("revoked_by"),
    /** Openings of the page or its PDF. Programs that preview links count as well. */
    openings: integer().notNull().default(0),
    openedAt: timestamptz("opened_at"),
  },
  (table) => [
    inSameFacility("inspection_links_inspection", table.inspectionId, table, inspections),
    index("inspection_links_of_inspection").on(table.inspectionId, table.madeAt),
    check("inspection_links_revoked", sql`(revoked_at is null) = (revoked_by is null)`),
    check("inspection_links_opened", sql`(openings = 0) = (opened_at is null)`),
    check("inspection_links_ends", sql`expires_at > made_at`),
  ],
);
