import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** What can be asked for at a facility, e.g. paper towels. */
export const supplies = pgTable(
  "supplies",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Not offered any more; requests keep its name. */
    archivedAt: timestamp("archived_at", { withTimezone: true }),
  },
  (table) => [
    ofFacility("supplies_facility", table),
    unique("supplies_tenant").on(table.id, table.facilityId, table.clientId),
    uniqueIndex("supplies_name")
      .on(table.facilityId, sql`lower(name)`)
      .where(sql`archived_at is null`),
  ],
);

/** Somebody asked for it: made a work order, or joined the one that is open. */
export const supplyRequests = pgTable(
  "supply_requests",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    supplyId: uuid("supply_id").notNull(),
    workOrderId: uuid("work_order_id").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => accounts.id),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
    quantity: integer(),
    note: text().notNull().default(""),
    undoneAt: timestamp("undone_at", { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: "supply_requests_supply",
      columns: [table.supplyId, table.facilityId, table.clientId],
      foreignColumns: [supplies.id, supplies.facilityId, supplies.clientId],
    }),
    foreignKey({
      name: "supply_requests_order",
      columns: [table.workOrderId, table.facilityId, table.clientId],
      foreignColumns: [workOrders.id, workOrders.facilityId, workOrders.clientId],
    }),
    index("supply_requests_of_order").on(table.workOrderId),
    index("supply_requests_of_supply").on(table.supplyId, table.requestedAt),
    index("supply_requests_at_facility").on(table.facilityId, table.requestedAt),
    check("supply_requests_quantity", sql`quantity between 1 and 999`),
  ],
);
