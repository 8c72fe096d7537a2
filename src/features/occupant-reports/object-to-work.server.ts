import { eq } from "drizzle-orm";
import {
  applyWorkOrderChange,
  type LockedOrder,
  lockReportedOrder,
  type WorkOrderChange,
} from "#features/work-orders/change-work-order.server.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import { isOpenWorkOrder } from "#features/work-orders/work-order-types.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { openReport } from "./find-report.server.ts";
import { hasObjected, isInTime } from "./follow-report.server.ts";

export type ObjectionResult = { ok: true } | { ok: false; reason: "not-found" | "too-late" };

/**
 * "Still not right" begins another round of work that is done. Where the client has accepted it, or
 * somebody else was faster, it is a comment. Said twice in a round, it counts once.
 */
export function objectToWork(
  { db, queue }: CommandContext,
  code: string,
  token: string,
  text: string,
): Promise<ObjectionResult> {
  return db.transaction(async (tx): Promise<ObjectionResult> => {
    const first = await openReport(tx, code, token);
    if (first === undefined) return { ok: false, reason: "not-found" };
    const order = first.order && (await lockReportedOrder(tx, first.order.id));
    // Read again under the lock: by now somebody else may have objected.
    const opened = order && (await openReport(tx, code, token));
    if (order === undefined || opened === undefined) return { ok: false, reason: "too-late" };
    const now = await databaseTime(tx);
    const isDone = order.state === "done" || order.state === "accepted";
    if (hasObjected(opened.report, order, isDone)) return { ok: true };
    const isOpen = isOpenWorkOrder(order);
    if (!(isDone || isOpen) || !isInTime(opened.events, now.getTime()))
      return { ok: false, reason: "too-late" };
    const { id, language } = opened.report;
    const details = { byOccupant: true, ...(text !== "" && { language }) };
    await say(
      { queue },
      tx,
      order,
      { details, comment: { text, made: text === "" ? { code: "objection" } : undefined } },
      now,
    );
    await tx
      .update(occupantReports)
      .set({ objectedInCycle: isOpen ? order.cycle - 1 : order.cycle })
      .where(eq(occupantReports.id, id));
    return { ok: true };
  });
}

async function say(
  context: Pick<CommandContext, "queue">,
  tx: Transaction,
  order: LockedOrder,
  objection: Pick<WorkOrderChange, "details" | "comment">,
  now: Date,
): Promise<void> {
  // Nobody without an account undoes what the client has accepted.
  const isReopened = order.state === "done";
  const times = { startedAt: null, finishedAt: null, acceptedAt: null };
  const change = { ...times, state: "new", cycle: order.cycle + 1 } as const;
  const orderChange: WorkOrderChange = isReopened
    ? { event: "reopened", change, ...objection }
    : { event: "commented", ...objection };
  await applyWorkOrderChange(context, tx, "occupant", order, orderChange, now);
}
