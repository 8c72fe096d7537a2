import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { notifications } from "./tables/notifications.ts";

/**
 * Deletes them whether read or not: what is that old is in the record's own history.
 * @param days of age
 */
export async function deleteOldNotifications(
  db: Database,
  days: number,
  now: Date,
): Promise<{ notifications: number }> {
  const gone = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - days * dayMs)))
    .returning({ id: notifications.id });
  return { notifications: gone.length };
}
