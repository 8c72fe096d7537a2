/** The record that a thread is about: a work order or a visit of its facility, at most one. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { visits } from "#database/tables/visits.ts";
import { workOrders } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { inReach } from "#domain/visits/visit-reach.ts";
import { isVisibleWorkOrder } from "#domain/work-orders/visible-work-orders.ts";

export interface AboutIds {
  workOrderId?: string | null | undefined;
  visitId?: string | null | undefined;
}

export type ThreadAbout = { facilityId: string } & (
  | { kind: "work-order"; id: string; number: string; category: string }
  | { kind: "visit"; id: string; date: string }
);

/** Undefined without one, and for what the actor may not open. */
export async function findAbout(
  db: Database | Transaction,
  actor: Actor,
  { workOrderId, visitId }: AboutIds,
): Promise<ThreadAbout | undefined> {
  if (workOrderId) {
    const { id, facilityId, number, category } = workOrders;
    const [order] = await db
      .select({ id, facilityId, number, category })
      .from(workOrders)
      .where(and(eq(id, workOrderId), isVisibleWorkOrder(actor)));
    return order && { kind: "work-order", ...order };
  }
  if (!visitId) return undefined;
  const { id, facilityId, date } = visits;
  const [visit] = await db
    .select({ id, facilityId, date })
    .from(visits)
    .where(and(eq(id, visitId), inReach(actor, new Date())));
  return visit && { kind: "visit", ...visit };
}

/** Whether a thread at the facility may be about it. */
export async function fitsFacility(
  tx: Transaction,
  actor: Actor,
  facilityId: string,
  { workOrderId, visitId }: AboutIds,
): Promise<boolean> {
  if (!workOrderId && !visitId) return true;
  if (workOrderId && visitId) return false;
  const about = await findAbout(tx, actor, { workOrderId, visitId });
  return about?.facilityId === facilityId;
}
