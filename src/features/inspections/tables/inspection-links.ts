import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns } from "#platform/identity/tables/facility-columns.ts";
import { inspections } from "./inspections.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A link that opens the report of one inspection without an account, until it ends or is revoked. */
export const inspectionLinks = pgTable(
  "inspection_links",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    ...facilityColumns(),
    /** The link itself is shown once, and stored nowhere. */
    secretHash: text("secret_hash").notNull(),
    madeBy: uuid("made_by")
      .notNull()
      .references(() => accounts.id),
    madeAt: moment("made_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
    /** How often the page or its PDF was opened; programs that look at links count as well. */
    openings: integer().notNull().default(0),
    openedAt: moment("opened_at"),
  },
  (table) => [
    foreignKey({
      name: "inspection_links_inspection",
      columns: [table.inspectionId, table.facilityId, table.clientId],
      foreignColumns: [inspections.id, inspections.facilityId, inspections.clientId],
    }),
    index("inspection_links_of_inspection").on(table.inspectionId, table.madeAt),
    check("inspection_links_revoked", sql`(revoked_at is null) = (revoked_by is null)`),
    check("inspection_links_opened", sql`(openings = 0) = (opened_at is null)`),
    check("inspection_links_ends", sql`expires_at > made_at`),
  ],
);
