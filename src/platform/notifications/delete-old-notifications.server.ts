import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { morningReports, notifications } from "./tables/notifications.ts";

/**
 * Deletes them whether read or not: what is that old is in the record's own history.
 * @param days of age
 */
export async function deleteOldNotifications(
  db: Database,
  days: number,
  now: Date,
): Promise<{ notifications: number }> {
  const before = new Date(now.getTime() - days * dayMs);
  const gone = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, before))
    .returning({ id: notifications.id });
  await db.delete(morningReports).where(lt(morningReports.madeAt, before));
  return { notifications: gone.length };
}
