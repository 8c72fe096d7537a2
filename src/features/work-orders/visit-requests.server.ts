import { and, asc, eq, or, sql } from "drizzle-orm";
import { extraVisits } from "#features/visits/tables/extra-visits.ts";
import type { Database } from "#platform/database/client.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

type VisitOrder = Pick<WorkOrderRow, "id" | "number" | "category" | "state" | "cycle" | "text">;

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

/** What was asked for about a visit. The caller has checked that the actor may read the visit. */
export async function readVisitRequests(
  route: RouteRequest,
  actor: Actor,
  { kind, id: visitId }: RecordWithPanels,
) {
  if (kind !== "visit") return undefined;
  const { db } = route.context.get(appContext);
  const orders = await listOrdersOfVisit(db, actor, visitId);
  const path = isClientRole(actor.role) ? "/client-portal/work-orders" : "/office/work-orders";
  const requests = orders.map(({ id, number, category, state, cycle, text }) => ({
    id,
    number,
    state,
    text,
    category: categoryLabel(category, actor.language),
    stateLabel: stateLabel({ state, cycle }, actor.language),
  }));
  return { path, requests };
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    visitRequests: NonNullable<Awaited<ReturnType<typeof readVisitRequests>>>;
  }
}
