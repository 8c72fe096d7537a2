import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";

/** Supplies that a facility's people can request, e.g. paper towels. */
export const supplies = pgTable(
  "supplies",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    name: text().notNull(),
    position: integer().notNull(),
    /** An archived supply can no longer be requested, but former requests still need its name. */
    archivedAt: timestamptz("archived_at"),
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
    requestedBy: accountReference("requested_by").notNull(),
    requestedAt: timestamptz("requested_at").notNull(),
    quantity: integer(),
    note: text().notNull().default(""),
    /** The language of whoever typed the note; null without one, and before November 30, 2026. */
    language: text().$type<Language>(),
    undoneAt: timestamptz("undone_at"),
  },
  (table) => [
    inSameFacility("supply_requests_supply", table.supplyId, table, supplies),
    inSameFacility("supply_requests_order", table.workOrderId, table, workOrders),
    index("supply_requests_of_order").on(table.workOrderId),
    index("supply_requests_of_supply").on(table.supplyId, table.requestedAt),
    index("supply_requests_at_facility").on(table.facilityId, table.requestedAt),
    check("supply_requests_quantity", sql`quantity between 1 and 999`),
  ],
);
