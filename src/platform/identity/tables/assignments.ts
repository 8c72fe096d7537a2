import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { clients, facilities } from "./clients.ts";

const assignmentColumns = () => ({
  accountId: uuid("account_id")
    .notNull()
    .references(() => accounts.id),
  assignedAt: timestamp("assigned_at", { withTimezone: true }).notNull().defaultNow(),
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
