import { and, eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { readClockEvents } from "./clock-events.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { clockColumns, readOrderClocks } from "./order-clocks.server.ts";
import { hasOpenState, workOrders } from "./tables/work-orders.ts";

/** Runs for every client with open work orders, after a change of what is promised to all of them. */
export async function refreshAllClocks(tx: Transaction): Promise<void> {
  const rows = await tx
    .selectDistinct({ clientId: workOrders.clientId })
    .from(workOrders)
    .where(hasOpenState(workOrders.state))
    .orderBy(workOrders.clientId);
  for (const { clientId } of rows) await refreshClocks(tx, { clientId });
}

/**
 * Brings what lists sort by up to date for all open work orders of a client, or of one facility: after a
 * change of targets, opening hours or holidays, in the transaction of that change. Breaches stay.
 */
export async function refreshClocks(
  tx: Transaction,
  { clientId, facilityId }: { clientId: string; facilityId?: string },
): Promise<void> {
  const orders = await tx
    .select({
      id: workOrders.id,
      clientId: workOrders.clientId,
      facilityId: workOrders.facilityId,
      isBreached: workOrders.isBreached,
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.clientId, clientId),
        facilityId === undefined ? undefined : eq(workOrders.facilityId, facilityId),
        hasOpenState(workOrders.state),
      ),
    )
    .orderBy(workOrders.id)
    .for("update");
  const events = await readClockEvents(
    tx,
    orders.map(({ id }) => id),
  );
  const now = await databaseTime(tx);
  for (const order of orders) {
    const clocks = await readOrderClocks(tx, order, events.get(order.id) ?? [], now);
    const columns = clockColumns(clocks);
    // The next alarm marks and tells what the new rules have made late.
    const isLate = clocks.breaches.length > 0 && !order.isBreached;
    const due = isLate ? { nextAlarmAt: now, isBreached: false } : {};
    await tx
      .update(workOrders)
      .set({ ...columns, ...due })
      .where(eq(workOrders.id, order.id));
  }
}
