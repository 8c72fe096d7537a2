import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns } from "#platform/identity/tables/facility-columns.ts";
import { workOrders } from "./work-orders.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What extra work costs: offered by staff, accepted by the client's administrator. */
export const workOrderPrices = pgTable(
  "work_order_prices",
  {
    workOrderId: uuid("work_order_id").primaryKey(),
    ...facilityColumns(),
    cents: bigint({ mode: "number" }).notNull(),
    /** What is included, in words for the client. */
    text: text().notNull(),
    offeredBy: uuid("offered_by")
      .notNull()
      .references(() => accounts.id),
    offeredAt: moment("offered_at").notNull().defaultNow(),
    acceptedBy: uuid("accepted_by").references(() => accounts.id),
    acceptedAt: moment("accepted_at"),
    /** The invoice that bills it, unless it was voided. */
    invoiceId: uuid("invoice_id"),
  },
  (table) => [
    foreignKey({
      name: "work_order_prices_order",
      columns: [table.workOrderId, table.facilityId, table.clientId],
      foreignColumns: [workOrders.id, workOrders.facilityId, workOrders.clientId],
    }),
    foreignKey({
      name: "work_order_prices_invoice",
      columns: [table.invoiceId, table.clientId],
      foreignColumns: [invoices.id, invoices.clientId],
    }),
    index("work_order_prices_open").on(table.clientId).where(sql`invoice_id is null`),
    check("work_order_prices_positive", sql`${table.cents} > 0`),
    check("work_order_prices_accepted", sql`(accepted_by is null) = (accepted_at is null)`),
    check("work_order_prices_billed", sql`invoice_id is null or accepted_at is not null`),
  ],
);
