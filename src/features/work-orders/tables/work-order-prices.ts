import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { workOrders } from "./work-orders.ts";

/** Staff offer a price for extra work, and the client's administrator accepts it. */
export const workOrderPrices = pgTable(
  "work_order_prices",
  {
    workOrderId: uuid("work_order_id").primaryKey(),
    ...facilityColumns(),
    cents: bigint({ mode: "number" }).notNull(),
    /** Describes to the client what the price includes. */
    text: text().notNull(),
    /** The language of whoever offered it. */
    language: text().$type<Language>(),
    offeredBy: accountReference("offered_by").notNull(),
    offeredAt: timestamptz("offered_at").notNull().defaultNow(),
    acceptedBy: accountReference("accepted_by"),
    acceptedAt: timestamptz("accepted_at"),
    /** The invoice that bills it, unless it was voided. */
    invoiceId: uuid("invoice_id"),
  },
  (table) => [
    inSameFacility("work_order_prices_order", table.workOrderId, table, workOrders),
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
