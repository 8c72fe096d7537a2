import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countUnreadThreads } from "#domain/messages/unread.ts";
import { countToAccept } from "#domain/work-orders/list-work-orders.ts";

/** What waits for this person, by the address of its room. */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
): Promise<Record<string, number>> {
  const [toAccept, unread] = await Promise.all([
    countToAccept(db, actor),
    countUnreadThreads(db, actor),
  ]);
  return { "/client-portal/work-orders": toAccept, "/client-portal/messages": unread };
}
