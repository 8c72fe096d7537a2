import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { listOrdersOfVisit } from "./orders-of-visit.ts";
import { categoryLabel, stateLabel } from "./work-order-types.ts";

/** What was asked for about a visit. The caller has checked that the actor may read the visit. */
export async function readVisitRequests(route: RouteRequest, actor: Actor, visitId: string) {
  const { db } = route.context.get(appContext);
  const orders = await listOrdersOfVisit(db, actor, visitId);
  return orders.map(({ id, number, category, state, cycle, text }) => ({
    id,
    number,
    state,
    text,
    category: categoryLabel(category),
    stateLabel: stateLabel({ state, cycle }),
  }));
}

export type VisitRequest = Awaited<ReturnType<typeof readVisitRequests>>[number];
