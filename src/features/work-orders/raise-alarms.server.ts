/** Warnings and breaches, once each, whichever process comes first. */
import { and, eq, getTableColumns, lte, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { readClockEvents } from "./clock-events.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { clockColumns, readOrderClocks } from "./order-clocks.server.ts";
import { recordAlarms } from "./record-alarms.server.ts";
import { workOrders } from "./tables/work-orders.ts";

/** A round is short; what is left comes with the next, a minute later. */
const atOnce = 200;

/** @returns how many warnings and breaches were found */
export async function raiseAlarms(context: CommandContext): Promise<number> {
  const due = await context.db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(lte(workOrders.nextAlarmAt, sql`now()`))
    .orderBy(workOrders.nextAlarmAt)
    .limit(atOnce);
  let raised = 0;
  for (const { id } of due) raised += await raiseFor(context, id);
  return raised;
}

function raiseFor({ db, queue }: CommandContext, id: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { search: _, ...columns } = getTableColumns(workOrders);
    const [order] = await tx
      .select(columns)
      .from(workOrders)
      .where(and(eq(workOrders.id, id), lte(workOrders.nextAlarmAt, sql`now()`)))
      .for("update", { skipLocked: true });
    // Somebody is changing it at this moment, and looks for what was passed as well.
    if (order === undefined) return 0;
    const now = await databaseTime(tx);
    const events = (await readClockEvents(tx, [id])).get(id) ?? [];
    const clocks = await readOrderClocks(tx, order, events, now);
    const alarms = await recordAlarms(tx, queue, order, { events, clocks, at: now });
    await tx.update(workOrders).set(clockColumns(clocks)).where(eq(workOrders.id, id));
    const { clientId, facilityId } = order;
    // A warning is for staff alone.
    const forWhom = alarms.includes("breached") ? {} : { isInternal: true };
    if (alarms.length > 0)
      await sendChangeEvent(tx, { kind: "work-order", id, clientId, facilityId, ...forWhom });
    return alarms.length;
  });
}
