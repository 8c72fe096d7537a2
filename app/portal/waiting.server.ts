import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countUnreadThreads } from "#domain/messages/unread.ts";
import { countUnreadNotifications } from "#domain/notifications/list-notifications.ts";
import { countToAccept } from "#domain/work-orders/list-work-orders.ts";

/**
 * What waits for this person, by the address of its room.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<Record<string, number>> {
  const [toAccept, unread, notifications] = await Promise.all([
    countToAccept(db, actor),
    countUnreadThreads(db, actor),
    countUnreadNotifications(db, actor, openedId),
  ]);
  return {
    "/client-portal/work-orders": toAccept,
    "/client-portal/messages": unread,
    "/client-portal/notifications": notifications,
  };
}
