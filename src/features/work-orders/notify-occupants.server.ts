/**
 * Emails to people who reported something at a sign, or what is now joined to it, and left an
 * address.
 */
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { undoableEmailDelaySeconds } from "#platform/history/undo-limits.ts";
import { occupantReports } from "./tables/occupant-reports.ts";
import { type WorkOrderRow, workOrders } from "./tables/work-orders.ts";
import type { WorkOrderEvent } from "./work-order-events.ts";

/** Once a cycle, when it is done or declined. */
export async function notifyOccupants(
  tx: Transaction,
  queue: PgBoss | undefined,
  { id, cycle, source }: Pick<WorkOrderRow, "id" | "cycle" | "source">,
  event: WorkOrderEvent,
  undoableEventId?: string,
): Promise<void> {
  const outcome = event === "finished" ? "done" : event === "declined" ? "declined" : undefined;
  if (source !== "occupant" || outcome === undefined || queue === undefined) return;
  const reports = await findReportsToNotify(tx, id);
  await queueEmails(
    tx,
    queue,
    reports.map((report) => ({
      message: "occupant-report-closed",
      to: report.email ?? "",
      data: { outcome },
      about: { kind: "occupant-report", id: report.id },
      key: `occupant-report-closed.${report.id}.${cycle}`,
    })),
    undoableEventId
      ? { afterSeconds: undoableEmailDelaySeconds, eventId: undoableEventId }
      : undefined,
  );
}

/** Those with an address, of a work order and of what was joined to it. */
export function findReportsToNotify(tx: Transaction, orderId: string) {
  const joined = sql`select ${workOrders.id} from ${workOrders} where ${workOrders.duplicateOf} = ${orderId}`;
  const { id, workOrderId, email } = occupantReports;
  return tx
    .select({ id, email })
    .from(occupantReports)
    .where(and(or(eq(workOrderId, orderId), sql`${workOrderId} in (${joined})`), isNotNull(email)));
}
