import { sql } from "drizzle-orm";
import { boolean, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { proposals, proposalVersions } from "#features/proposals/tables/proposals.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** Each signed proposal is started once: this says which client and facility it made. */
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
    /** False if the start only added a facility to an existing client. */
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
