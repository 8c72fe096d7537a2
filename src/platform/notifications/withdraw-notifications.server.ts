import { and, eq, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { notifications } from "./tables/notifications.ts";

/**
 * Deletes the notifications of an event, by its id in the history: it has not happened after all.
 */
export async function withdrawNotifications(
  tx: Transaction,
  recordId: string,
  eventId: string,
): Promise<void> {
  const { accountId, details } = notifications;
  const gone = await tx
    .delete(notifications)
    .where(and(eq(notifications.recordId, recordId), sql`${details} ->> 'eventId' = ${eventId}`))
    .returning({ accountId });
  for (const id of new Set(gone.map((row) => row.accountId)))
    await sendChangeEvent(tx, { kind: "notification", id });
}
