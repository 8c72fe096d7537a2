/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { workOrderPrices } from "./tables/work-order-prices.ts";
import { serviceLevelTargets, workOrderComments, workOrders } from "./tables/work-orders.ts";

export const workOrderArchive: readonly ArchivedTable[] = [
  { table: workOrders },
  { table: workOrderComments },
  { table: serviceLevelTargets },
  { table: workOrderPrices },
];
