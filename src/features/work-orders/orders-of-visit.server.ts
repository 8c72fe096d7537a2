import { and, asc, eq, or, sql } from "drizzle-orm";
import { extraVisits } from "#features/visits/tables/extra-visits.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";

export type VisitOrder = Pick<
  WorkOrderRow,
  "id" | "number" | "category" | "state" | "cycle" | "text"
>;

/** What was asked for about a visit, or asked for the visit itself, the first request first. */
export function listOrdersOfVisit(
  db: Database,
  actor: Actor,
  visitId: string,
): Promise<VisitOrder[]> {
  const { id, number, category, state, cycle, text, createdAt } = workOrders;
  const isPlannedFor = sql`${id} in (select ${extraVisits.workOrderId} from ${extraVisits}
    where ${extraVisits.visitId} = ${visitId})`;
  return db
    .select({ id, number, category, state, cycle, text })
    .from(workOrders)
    .where(and(or(eq(workOrders.visitId, visitId), isPlannedFor), isVisibleWorkOrder(actor)))
    .orderBy(asc(createdAt), asc(id));
}
