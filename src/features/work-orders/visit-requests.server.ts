import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import { listOrdersOfVisit } from "./orders-of-visit.server.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

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
    category: categoryLabel(category),
    stateLabel: stateLabel({ state, cycle }),
  }));
  return { path, requests };
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    visitRequests: NonNullable<Awaited<ReturnType<typeof readVisitRequests>>>;
  }
}
