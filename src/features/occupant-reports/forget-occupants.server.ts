import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { survivingOrder } from "#features/work-orders/joined-orders.server.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { linkDays } from "./report-types.ts";

const isClosed = sql`${workOrders.state} in ('done', 'accepted', 'declined', 'cancelled', 'duplicate')`;

/** True if the work order, or the one it was joined to, was closed before this moment, and nothing has happened since. */
const isOver = (before: Date): SQL => sql`exists (select 1 from ${workOrders}
  where ${workOrders.id} = ${survivingOrder(occupantReports.workOrderId)} and ${isClosed}
    and not exists (select 1 from ${historyEvents} where ${historyEvents.recordKind} = 'work-order'
      and ${historyEvents.recordId} = ${workOrders.id} and ${historyEvents.at} >= ${before.toISOString()}))`;

/**
 * Erases email addresses and links thirty days after the work was closed, or after the report came if it has no
 * work order. Deletes reports that looked like spam and that nobody released.
 * @param quarantinedDays how long those are kept
 */
export async function forgetOccupants(
  db: Database,
  quarantinedDays: number,
  now: Date,
): Promise<{ forgotten: number; deleted: number }> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { email, secretHash, emailSecretHash, workOrderId, receivedAt } = occupantReports;
  const forgotten = await db
    .update(occupantReports)
    .set({ email: null, secretHash: null, emailSecretHash: null })
    .where(
      and(
        or(isNotNull(email), isNotNull(secretHash), isNotNull(emailSecretHash)),
        or(isOver(daysAgo(linkDays)), and(isNull(workOrderId), lt(receivedAt, daysAgo(linkDays)))),
      ),
    )
    .returning({ id: occupantReports.id });
  const old = and(
    eq(occupantReports.screening, "quarantined"),
    isNull(workOrderId),
    lt(receivedAt, daysAgo(quarantinedDays)),
  );
  const deleted = await db
    .delete(occupantReports)
    .where(
      inArray(
        occupantReports.id,
        db.select({ id: occupantReports.id }).from(occupantReports).where(old),
      ),
    )
    .returning({ id: occupantReports.id });
  return { forgotten: forgotten.length, deleted: deleted.length };
}
