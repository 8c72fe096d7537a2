import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { workOrderComments, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder, seesInternal } from "./visible-work-orders.server.ts";

export const workOrderFiles = {
  "work-order": {
    isVisible: (actor, recordId) =>
      sql`exists (select 1 from ${workOrders}
        where ${workOrders.id} = ${recordId} and ${isVisibleWorkOrder(actor)})`,
    page: "work-order",
  },
  "work-order-comment": {
    isVisible: (actor, recordId) =>
      sql`exists (select 1 from ${workOrderComments}
        join ${workOrders} on ${workOrders.id} = ${workOrderComments.workOrderId}
        where ${workOrderComments.id} = ${recordId} and ${isVisibleWorkOrder(actor)}
          and (${seesInternal(actor)} or not ${workOrderComments.isInternal}))`,
    page: "work-order",
    part: [workOrderComments.id, workOrderComments.workOrderId],
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "work-order": true;
    "work-order-comment": true;
  }
}
