import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "./account-reference.ts";
import { clients, facilities } from "./clients.ts";

const assignmentColumns = () => ({
  accountId: accountReference("account_id").notNull(),
  assignedAt: timestamptz("assigned_at").notNull().defaultNow(),
});

export const clientAssignments = pgTable(
  "client_assignments",
  {
    ...assignmentColumns(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.clientId] }),
    index("client_assignments_client").on(table.clientId),
  ],
);

export const facilityAssignments = pgTable(
  "facility_assignments",
  {
    ...assignmentColumns(),
    facilityId: uuid("facility_id")
      .notNull()
      .references(() => facilities.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.facilityId] }),
    index("facility_assignments_facility").on(table.facilityId),
  ],
);
