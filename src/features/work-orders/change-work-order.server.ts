/** The commands on a work order: who may, what is written with its clocks, and who learns of it. */
import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import type { MadeComment } from "./made-text-types.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { idOf, notifyAboutWorkOrder } from "./notify-about-work-order.server.ts";
import { notifyOccupants } from "./occupant-words.server.ts";
import {
  clockColumns,
  clockEventsOf,
  readClockEvents,
  readOrderClocks,
} from "./order-clocks.server.ts";
import { recordAlarms } from "./raise-alarms.server.ts";
import { type WorkOrderRow, workOrderComments, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder } from "./visible-work-orders.server.ts";
import {
  type EventDetails,
  isForClients,
  undoableEvents,
  type WorkOrderEvent,
} from "./work-order-events.ts";

export type WorkOrderProblem =
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
  /** The actor has not sent the file, or it was attached or deleted meanwhile. */
  | "unknown-file"
  | "too-late";

export type WorkOrderResult = ChangeResult<WorkOrderProblem, ChangedOrder>;

interface ChangedOrder extends Done {
  /** Id of the event in the history, by which it can be undone. */
  eventId: string;
}

export type LockedOrder = Omit<WorkOrderRow, "search">;

export interface WorkOrderChange {
  event: WorkOrderEvent;
  change?: Partial<LockedOrder>;
  details?: EventDetails;
  /** Written with the change, e.g. why it is on hold. */
  comment?:
    | {
        text: string;
        /** Set if the text is not in its author's language; null if it is in no language. */
        language?: Language | null;
        made?: MadeComment | undefined;
        isInternal?: boolean;
        fileIds?: readonly string[];
      }
    | undefined;
  /** Runs after the change is in the history. */
  andThen?: (eventId: string) => Promise<void>;
}

type Writer = Pick<Actor, "accountId" | "role" | "language"> | "occupant";

/** Only typed text has a language; the product's own texts are read in the reader's. */
function languageOfComment({ comment }: WorkOrderChange, doer: Writer): Language | null {
  if (!comment?.text || comment.made !== undefined) return null;
  if (comment.language !== undefined) return comment.language;
  return doer === "occupant" ? null : doer.language;
}

/**
 * @param isAllowed the right beyond seeing it
 * @param decide the change, or why not
 * @param lockBefore what other commands lock before they come to the work order
 */
export const changeWorkOrder = <Answer extends EditRefusal = never>(
  context: CommandContext,
  actor: Actor,
  id: string,
  isAllowed: boolean,
  decide: (
    order: LockedOrder,
    tx: Transaction,
    now: Date,
  ) => Promise<WorkOrderChange | WorkOrderProblem | NoInfer<Answer>>,
  lockBefore?: (tx: Transaction, id: string) => Promise<void>,
): Promise<WorkOrderResult | NoInfer<Answer>> => {
  type Decided = WorkOrderChange & { now: Date };
  return changeRecord<LockedOrder, Decided, WorkOrderProblem, ChangedOrder | Answer>(context, {
    async lock(tx) {
      await lockBefore?.(tx, id);
      return lockVisibleOrder(tx, actor, id);
    },
    isAllowed,
    async decide(tx, order) {
      const now = await databaseTime(tx);
      const decided = await decide(order, tx, now);
      if (typeof decided === "string" || "ok" in decided) return decided;
      const isKnown = await mayAttach(tx, actor, decided.comment?.fileIds ?? []);
      return isKnown ? { ...decided, now } : "unknown-file";
    },
    async apply(tx, order, { now, ...change }) {
      const eventId = await applyWorkOrderChange(context, tx, actor, order, change, now);
      await change.andThen?.(eventId);
      return { ok: true, eventId };
    },
  });
};

/** Commands with more than one change take the lock first. */
export const lockVisibleOrder = (
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<LockedOrder | undefined> =>
  lockWhere(tx, and(eq(workOrders.id, id), isVisibleWorkOrder(actor)));

/** An occupant has no account: the secret of the link has found their report. */
export const lockReportedOrder = (tx: Transaction, id: string): Promise<LockedOrder | undefined> =>
  lockWhere(tx, eq(workOrders.id, id));

async function lockWhere(tx: Transaction, where: SQL | undefined) {
  const { search: _, ...columns } = getTableColumns(workOrders);
  const [order] = await tx.select(columns).from(workOrders).where(where).for("update");
  return order;
}

/**
 * The caller holds the lock of the work order and has validated the change.
 * @returns the id of its event in the history
 */
export async function applyWorkOrderChange(
  { queue }: Pick<CommandContext, "queue">,
  tx: Transaction,
  doer: Writer,
  order: LockedOrder,
  decided: WorkOrderChange,
  at: Date,
): Promise<string> {
  const { id, clientId, facilityId } = order;
  const { event, change = {}, details = {}, comment } = decided;
  const commentId = comment && newId();
  if (comment && commentId) {
    await tx.insert(workOrderComments).values({
      id: commentId,
      clientId,
      facilityId,
      workOrderId: id,
      authorId: idOf(doer),
      text: comment.text,
      made: comment.made,
      language: languageOfComment(decided, doer),
      isInternal: comment.isInternal ?? false,
      writtenAt: at,
    });
    const record = { recordKind: "work-order-comment", recordId: commentId } as const;
    await attachFiles(tx, comment.fileIds ?? [], { ...record, facilityId, clientId });
  }
  const storedDetails = { ...details, ...(commentId && { commentId }) };
  const earlier = (await readClockEvents(tx, [id])).get(id) ?? [];
  // Targets missed so far are recorded first, because this event may stop the clocks.
  const passed = await readOrderClocks(tx, order, earlier, at);
  await recordAlarms(tx, queue, order, { events: earlier, clocks: passed, at });
  const heard = clockEventsOf(event, storedDetails, at);
  const clocks = await readOrderClocks(tx, order, [...earlier, ...heard], at);
  await tx
    .update(workOrders)
    .set({ ...change, ...clockColumns(clocks) })
    .where(eq(workOrders.id, id));
  const eventId = await recordChange(
    tx,
    {
      recordKind: "work-order",
      recordId: id,
      clientId,
      facilityId,
      kind: event,
      actorId: idOf(doer),
      change: changedFields(order, change),
      details: storedDetails,
      at,
    },
    // Clients must not even learn that somebody wrote something internal.
    isForClients(event) ? {} : { isInternal: true },
  );
  const undoableEventId = doer !== "occupant" && undoableEvents[event] ? eventId : undefined;
  const notificationDetails = { commentId, to: details.to, undoableEventId };
  await notifyAboutWorkOrder(tx, queue, doer, { ...order, ...change }, event, notificationDetails);
  await notifyOccupants(tx, queue, { ...order, ...change }, event, undoableEventId);
  return eventId;
}

/** Explains why a command was refused, and what to do. */
export function problemOf(command: string, error: WorkOrderProblem, language: Language): string {
  const { problems, undoProblems } = workOrderServerMessages(language);
  const ofUndo: Partial<Record<WorkOrderProblem, string>> = undoProblems;
  return (command === "undo" ? ofUndo[error] : undefined) ?? problems[error];
}
