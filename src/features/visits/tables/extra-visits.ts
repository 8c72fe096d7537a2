import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { visits } from "./visits.ts";

/** A single visit that a work order asked for, in a series of its own that has no other. */
export const extraVisits = pgTable(
  "extra_visits",
  {
    visitId: uuid("visit_id").primaryKey(),
    ...facilityColumns(),
    workOrderId: uuid("work_order_id").notNull(),
    /** Instructions for the crew. */
    text: text().notNull(),
    /** The language of its author. */
    language: text().$type<Language>(),
  },
  (table) => [
    inSameFacility("extra_visits_visit", table.visitId, table, visits).onDelete("cascade"),
    inSameFacility("extra_visits_order", table.workOrderId, table, workOrders),
    index("extra_visits_of_order").on(table.workOrderId),
  ],
);
