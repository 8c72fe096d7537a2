import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { reinstateWithRecord } from "#features/visits/change-visit.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { withdrawEmails } from "#platform/email/withdraw-emails.server.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { maxUndoSeconds, undoSeconds } from "#platform/history/undo-limits.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { withdrawNotifications } from "#platform/notifications/withdraw-notifications.server.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { mayTake } from "./allowed-commands.ts";
import {
  lockVisibleOrder,
  type WorkOrderProblem,
  type WorkOrderResult,
} from "./change-work-order.server.ts";
import { findCancelledWith } from "./extra-visits.server.ts";
import { findReportsToNotify } from "./occupant-words.server.ts";
import { clockColumns, readClockEvents, readOrderClocks } from "./order-clocks.server.ts";
import { recordAlarms } from "./raise-alarms.server.ts";
import { priorities } from "./service-levels/service-clock-types.ts";
import { workOrderComments, workOrderState, workOrders } from "./tables/work-orders.ts";
import { isForClients, undoableEvents, type WorkOrderEvent } from "./work-order-events.ts";

const moment = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text): Date => new Date(text)),
  ),
);

/** Strict: a column that a command changes, and nobody named here, would not come back. */
const valuesBefore = z.strictObject({
  state: z.optional(z.enum(workOrderState.enumValues)),
  priority: z.optional(z.enum(priorities)),
  cycle: z.optional(z.number()),
  assignedTo: z.optional(z.nullable(z.uuid())),
  holdReason: z.optional(z.nullable(z.string())),
  duplicateOf: z.optional(z.nullable(z.uuid())),
  startedAt: z.optional(moment),
  finishedAt: z.optional(moment),
  acceptedAt: z.optional(moment),
});

const detailsSchema = z.object({
  commentId: z.optional(z.uuid()),
  before: z.optional(valuesBefore),
});

/**
 * Takes back the last command, by whoever gave it, within two minutes, unless anything else was done since
 * or an email about it has left. What was written with it is deleted; to the clocks it never happened.
 */
export function undoWorkOrderCommand(
  { db, queue }: CommandContext,
  actor: Actor,
  id: string,
  eventId: string,
): Promise<WorkOrderResult> {
  return db.transaction(async (tx): Promise<WorkOrderResult> => {
    const order = await lockVisibleOrder(tx, actor, id);
    if (order === undefined) return { ok: false, reason: "not-found" };
    const last = await findLastEvent(tx, id);
    const refused = refusalOf(actor, last, eventId);
    if (refused !== undefined) return { ok: false, reason: refused };
    const { before, commentId } = z.parse(detailsSchema, last?.details);
    // The event is older than the rule that commands keep what they changed.
    if (before === undefined) return { ok: false, reason: "too-late" };
    const visits = await findCancelledWith(tx, id, eventId);
    const visitIds = visits.map((visit) => visit.id);
    if (!(await withdrawNotificationsAndEmails(tx, id, eventId, visitIds)))
      return { ok: false, reason: "too-late" };
    for (const visit of visits) await reinstateWithRecord(tx, actor, visit, eventId);
    if (commentId !== undefined) await deleteComment(tx, commentId);
    const { clientId, facilityId } = order;
    const at = await databaseTime(tx);
    const undone = await recordChange(tx, {
      recordKind: "work-order",
      recordId: id,
      clientId,
      facilityId,
      kind: "undone",
      actorId: actor.accountId,
      change: changedFields(order, before),
      details: { eventId, kind: last?.kind },
      at,
    });
    const again = { ...order, ...before };
    const events = (await readClockEvents(tx, [id])).get(id) ?? [];
    const clocks = await readOrderClocks(tx, again, events, at);
    // The undone command may have stopped a clock just in time, which is late by now.
    await recordAlarms(tx, queue, again, { events, clocks, at });
    await tx
      .update(workOrders)
      .set({ ...before, ...withoutReason(before), ...clockColumns(clocks) })
      .where(eq(workOrders.id, id));
    return { ok: true, eventId: undone };
  });
}

/** The language of a reason goes with it; where a reason comes back, its language never went. */
const withoutReason = ({ holdReason }: z.infer<typeof valuesBefore>) =>
  holdReason === null ? { holdLanguage: null } : {};

type LastEvent = NonNullable<Awaited<ReturnType<typeof findLastEvent>>>;

function refusalOf(
  actor: Actor,
  last: LastEvent | undefined,
  eventId: string,
): WorkOrderProblem | undefined {
  if (last?.actorId === actor.accountId && last.details.eventId === eventId) return "already-done";
  const command = last && undoableEvents[last.kind as WorkOrderEvent];
  if (last?.id !== eventId || last.actorId !== actor.accountId || command === undefined)
    return "changed-since";
  if (!mayTake(actor, command)) return "not-allowed";
  return last.ageSeconds > maxUndoSeconds ? "too-late" : undefined;
}

/** Leaves out internal events: a refusal must not tell a client that there are any. */
async function findLastEvent(db: Database | Transaction, id: string) {
  const { kind, actorId, details, at, recordKind, recordId, position } = historyEvents;
  const rows = await db
    .select({
      id: historyEvents.id,
      kind,
      actorId,
      details,
      ageSeconds: sql`extract(epoch from clock_timestamp() - ${at})`.mapWith(Number),
    })
    .from(historyEvents)
    .where(and(eq(recordKind, "work-order"), eq(recordId, id)))
    .orderBy(desc(position))
    .limit(20);
  return rows.find((row) => isForClients(row.kind));
}

/** @returns false if an email has left */
async function withdrawNotificationsAndEmails(
  tx: Transaction,
  id: string,
  eventId: string,
  visitIds: readonly string[],
): Promise<boolean> {
  const reports = await findReportsToNotify(tx, id);
  const isWithdrawn = await withdrawEmails(tx, eventId, [
    { kind: "work-order", ids: [id] },
    { kind: "visit", ids: visitIds },
    { kind: "occupant-report", ids: reports.map((report) => report.id) },
  ]);
  if (!isWithdrawn) return false;
  await withdrawNotifications(tx, id, eventId);
  return true;
}

async function deleteComment(tx: Transaction, commentId: string): Promise<void> {
  await deleteFilesOf(tx, "work-order-comment", [commentId]);
  await tx.delete(workOrderComments).where(eq(workOrderComments.id, commentId));
}

export interface UndoableEvent {
  eventId: string;
  /** The kind of the event. */
  done: WorkOrderEvent;
}

/** A command that its author may still be offered to take back. The caller has found the work order. */
export async function findUndoableEvent(
  db: Database,
  actor: Actor,
  id: string,
  eventId: string,
): Promise<UndoableEvent | undefined> {
  const last = await findLastEvent(db, id);
  if (last === undefined || refusalOf(actor, last, eventId) !== undefined) return undefined;
  if (last.ageSeconds > undoSeconds) return undefined;
  return { eventId, done: last.kind as WorkOrderEvent };
}
