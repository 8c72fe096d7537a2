import { sql } from "drizzle-orm";
import { boolean, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { proposals, proposalVersions } from "#features/proposals/tables/proposals.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
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
    startedBy: accountReference("started_by").notNull(),
    startedAt: timestamptz("started_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    ofFacility("client_starts_facility", table),
    index("client_starts_client").on(table.clientId),
    index("client_starts_version").on(table.versionId),
  ],
);
