/** Lock, right, change, history, clocks, change event and notifications of every command on a work order: all or nothing. */
import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { clockEventsOf, readClockEvents } from "./clock-events.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { type Doer, idOf, notifyAboutWorkOrder } from "./notify-about-work-order.server.ts";
import { notifyOccupants } from "./notify-occupants.server.ts";
import { clockColumns, readOrderClocks } from "./order-clocks.server.ts";
import { recordAlarms } from "./record-alarms.server.ts";
import { type WorkOrderRow, workOrderComments, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import {
  type EventDetails,
  isForClients,
  undoableEvents,
  type WorkOrderEvent,
} from "./work-order-events.ts";

export type WorkOrderError =
  /** Also what the actor may not see: nobody may learn that it exists. */
  | "not-found"
  | "not-allowed"
  | "already-done"
  /** Somebody else changed it after it was shown. */
  | "changed-since"
  | "wrong-state"
  /** This can't be assigned to that person. */
  | "unknown-person"
  /** No other work order of the same facility with this number. */
  | "unknown-number"
  /** Not sent by the actor, attached already, or deleted meanwhile. */
  | "unknown-file"
  | "too-late";

/** @property eventId of the history, by which it can be undone */
export type WorkOrderResult = { ok: true; eventId: string } | { ok: false; reason: WorkOrderError };

export type LockedOrder = Omit<WorkOrderRow, "search">;

export interface WorkOrderChange {
  event: WorkOrderEvent;
  change?: Partial<LockedOrder>;
  details?: EventDetails;
  /** Written with the change, e.g. why it is on hold. */
  comment?: { text: string; isInternal?: boolean; fileIds?: readonly string[] } | undefined;
}

/** @param isAllowed the right beyond seeing it @param decide the change, or why not */
export function changeWorkOrder(
  context: CommandContext,
  actor: Actor,
  id: string,
  isAllowed: boolean,
  decide: (
    order: LockedOrder,
    tx: Transaction,
    now: Date,
  ) => Promise<WorkOrderChange | WorkOrderError>,
): Promise<WorkOrderResult> {
  return context.db.transaction(async (tx): Promise<WorkOrderResult> => {
    const order = await lockVisibleOrder(tx, actor, id);
    if (order === undefined) return { ok: false, reason: "not-found" };
    if (!isAllowed) return { ok: false, reason: "not-allowed" };
    const now = await databaseTime(tx);
    const decided = await decide(order, tx, now);
    if (typeof decided === "string") return { ok: false, reason: decided };
    if (!(await mayAttach(tx, actor, decided.comment?.fileIds ?? [])))
      return { ok: false, reason: "unknown-file" };
    const eventId = await applyWorkOrderChange(context, tx, actor, order, decided, now);
    return { ok: true, eventId };
  });
}

/** For commands that do more than one change. */
export const lockVisibleOrder = (
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<LockedOrder | undefined> =>
  lockWhere(tx, and(eq(workOrders.id, id), isVisibleWorkOrder(actor)));

/** For an occupant, whose report was found by the secret of its link. */
export const lockReportedOrder = (tx: Transaction, id: string): Promise<LockedOrder | undefined> =>
  lockWhere(tx, eq(workOrders.id, id));

async function lockWhere(tx: Transaction, where: SQL | undefined) {
  const { search: _, ...columns } = getTableColumns(workOrders);
  const [order] = await tx.select(columns).from(workOrders).where(where).for("update");
  return order;
}

/**
 * For callers that hold the lock of the work order and have validated the change.
 * @returns the id of its event in the history
 */
export async function applyWorkOrderChange(
  { queue }: Pick<CommandContext, "queue">,
  tx: Transaction,
  doer: Doer,
  order: LockedOrder,
  { event, change = {}, details = {}, comment }: WorkOrderChange,
  at: Date,
): Promise<string> {
  const { id, clientId, facilityId } = order;
  const commentId = comment && newId();
  if (comment && commentId) {
    await tx.insert(workOrderComments).values({
      id: commentId,
      clientId,
      facilityId,
      workOrderId: id,
      authorId: idOf(doer),
      text: comment.text,
      isInternal: comment.isInternal ?? false,
      writtenAt: at,
    });
    const record = { recordKind: "work-order-comment", recordId: commentId } as const;
    await attachFiles(tx, comment.fileIds ?? [], { ...record, facilityId, clientId });
  }
  const kept = { ...details, ...(commentId && { commentId }) };
  const earlier = (await readClockEvents(tx, [id])).get(id) ?? [];
  // What was missed by now is written down before what ends it.
  const passed = await readOrderClocks(tx, order, earlier, at);
  await recordAlarms(tx, queue, order, { events: earlier, clocks: passed, at });
  const eventId = await recordHistory(tx, {
    recordKind: "work-order",
    recordId: id,
    clientId,
    facilityId,
    kind: event,
    actorId: idOf(doer),
    change: changedFields(order, change),
    details: kept,
    at,
  });
  const heard = clockEventsOf(event, kept, at);
  const clocks = await readOrderClocks(tx, order, [...earlier, ...heard], at);
  await tx
    .update(workOrders)
    .set({ ...change, ...clockColumns(clocks) })
    .where(eq(workOrders.id, id));
  // Clients must not even learn that somebody wrote something internal.
  const forWhom = isForClients(event) ? {} : { isInternal: true };
  await sendChangeEvent(tx, { kind: "work-order", id, clientId, facilityId, ...forWhom });
  const undoableEventId = doer !== "occupant" && undoableEvents[event] ? eventId : undefined;
  const notificationDetails = { commentId, to: details.to, undoableEventId };
  await notifyAboutWorkOrder(tx, queue, doer, { ...order, ...change }, event, notificationDetails);
  await notifyOccupants(tx, queue, { ...order, ...change }, event, undoableEventId);
  return eventId;
}
