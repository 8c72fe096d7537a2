import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type WorkOrderRow, workOrders } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.ts";

export type VisitOrder = Pick<WorkOrderRow, "id" | "number" | "category" | "state" | "text">;

/** What was asked for about a visit, the first request first. */
export function listOrdersOfVisit(
  db: Database,
  actor: Actor,
  visitId: string,
): Promise<VisitOrder[]> {
  const { id, number, category, state, text, createdAt } = workOrders;
  return db
    .select({ id, number, category, state, text })
    .from(workOrders)
    .where(and(eq(workOrders.visitId, visitId), isVisibleWorkOrder(actor)))
    .orderBy(asc(createdAt), asc(id));
}
