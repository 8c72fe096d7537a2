import { sql } from "drizzle-orm";
import { boolean, index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { proposals, proposalVersions } from "#features/proposals/tables/proposals.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** Which client and facility were made of which signed proposal: each proposal is started once. */
export const clientStarts = pgTable(
  "client_starts",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    proposalId: uuid("proposal_id")
      .notNull()
      .unique()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** The version that both have signed. */
    versionId: uuid("version_id")
      .notNull()
      .references(() => proposalVersions.id, { onDelete: "cascade" }),
    /** Whether the client was made as well, and not only another facility of it. */
    isNewClient: boolean("is_new_client").notNull(),
    startedBy: uuid("started_by")
      .notNull()
      .references(() => accounts.id),
    startedAt: timestamp("started_at", { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    ofFacility("client_starts_facility", table),
    index("client_starts_client").on(table.clientId),
    index("client_starts_version").on(table.versionId),
  ],
);
