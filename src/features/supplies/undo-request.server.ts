import { and, count, eq, isNull, sql } from "drizzle-orm";
import {
  applyWorkOrderChange,
  lockReportedOrder,
} from "#features/work-orders/change-work-order.server.ts";
import { databaseTime } from "#features/work-orders/database-time.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { supplyRequests } from "./tables/supplies.ts";

/** Offered for ten seconds; a slow connection gets a few more. */
const undoSeconds = 20;

export type UndoResult = { ok: true } | { ok: false; reason: "not-found" | "too-late" };

/**
 * Only for the person who asked. A work order that nobody else asked for, and that nobody has taken
 * on, is canceled.
 */
export function undoRequest(
  { db, queue }: CommandContext,
  actor: Actor,
  requestId: string,
): Promise<UndoResult> {
  return db.transaction(async (tx): Promise<UndoResult> => {
    const { id, requestedBy, requestedAt, undoneAt, workOrderId } = supplyRequests;
    const isOwn = and(eq(id, requestId), eq(requestedBy, actor.accountId), isNull(undoneAt));
    const [request] = await tx
      .select({
        workOrderId,
        isRecent: sql<boolean>`${requestedAt} > clock_timestamp() - make_interval(secs => ${undoSeconds})`,
      })
      .from(supplyRequests)
      .where(and(isOwn, inVisibleFacility(actor, supplyRequests)))
      .for("update");
    if (request === undefined) return { ok: false, reason: "not-found" };
    if (!request.isRecent) return { ok: false, reason: "too-late" };
    const at = await databaseTime(tx);
    await tx.update(supplyRequests).set({ undoneAt: at }).where(eq(id, requestId));
    const order = await lockReportedOrder(tx, request.workOrderId);
    const [others] = await tx
      .select({ count: count() })
      .from(supplyRequests)
      .where(and(eq(workOrderId, request.workOrderId), isNull(undoneAt)));
    if (order?.state === "new" && others?.count === 0)
      await applyWorkOrderChange(
        { queue },
        tx,
        actor,
        order,
        { event: "cancelled", change: { state: "cancelled" } },
        at,
      );
    return { ok: true };
  });
}
