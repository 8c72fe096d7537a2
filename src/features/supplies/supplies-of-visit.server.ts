/** Supplies that a crew brings to a visit: requested before it, and not delivered yet. */
import { and, asc, eq, sql } from "drizzle-orm";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import {
  applyWorkOrderChange,
  type LockedOrder,
  lockReportedOrder,
} from "#features/work-orders/change-work-order.server.ts";
import { canBring } from "#features/work-orders/order-visit.server.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { lastEvent } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { supplyRequests } from "./tables/supplies.ts";

export interface SupplyToBring {
  workOrderId: string;
  number: string;
  text: string;
}

const isOpen = hasOpenState(workOrders.state);

/** Includes what an earlier visit should have brought. */
export function listSuppliesOfVisit(
  db: Pick<Database, "select">,
  actor: Actor,
  visitId: string,
  now = new Date(),
): Promise<SupplyToBring[]> {
  const isSupply = sql`exists (select from ${supplyRequests} as r
    where r.work_order_id = ${workOrders.id} and r.undone_at is null)`;
  return db
    .select({ workOrderId: workOrders.id, number: workOrders.number, text: workOrders.text })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.facilityId, visits.facilityId))
    .where(
      and(eq(visits.id, visitId), inVisitScope(actor, now), isOpen, isSupply, canBring(workOrders)),
    )
    .orderBy(asc(workOrders.createdAt), asc(workOrders.id));
}

export type DeliverResult =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-allowed" | "already" };

/**
 * Crew leads finish what their visit brings, though nobody has assigned it to them.
 * @param orderedAt when they did: a phone without a connection sends it later
 */
export function deliverSupply(
  { db, queue }: CommandContext,
  actor: Actor,
  visitId: string,
  workOrderId: string,
  orderedAt?: Date,
): Promise<DeliverResult> {
  return db.transaction(async (tx): Promise<DeliverResult> => {
    if (!may(actor, "visits.attend")) return { ok: false, reason: "not-allowed" };
    const order = await lockReportedOrder(tx, workOrderId);
    const now = await databaseTime(tx);
    const brought = await listSuppliesOfVisit(tx, actor, visitId, orderedAt ?? now);
    if (order === undefined) return { ok: false, reason: "not-found" };
    if (!brought.some((order) => order.workOrderId === workOrderId))
      return { ok: false, reason: await whyNot(tx, actor, visitId, order, orderedAt ?? now) };
    const last = await lastEvent(tx, "work-order", workOrderId);
    // The moment is never earlier than the latest event, so that the history stays in order.
    const at = new Date(Math.max((orderedAt ?? now).getTime(), last?.at.getTime() ?? 0));
    const change = { state: "done", finishedAt: at, holdReason: null } as const;
    const orderChange = { event: "finished", details: { byStaff: true }, change } as const;
    await applyWorkOrderChange({ queue }, tx, actor, order, orderChange, at);
    return { ok: true };
  });
}

/** Only people who see the visit, at the same facility, learn that somebody else was faster. */
async function whyNot(
  tx: Transaction,
  actor: Actor,
  visitId: string,
  { facilityId, state }: Pick<LockedOrder, "facilityId" | "state">,
  now: Date,
): Promise<"already" | "not-found"> {
  const there = and(
    eq(visits.id, visitId),
    eq(visits.facilityId, facilityId),
    inVisitScope(actor, now),
  );
  const isDone = state === "done" || state === "accepted";
  return isDone && (await tx.$count(visits, there)) > 0 ? "already" : "not-found";
}
