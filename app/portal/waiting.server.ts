import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countToAcknowledge } from "#domain/documents/list-documents.ts";
import { countInvoices } from "#domain/invoices/list-invoices.ts";
import { countUnreadThreads } from "#domain/messages/unread.ts";
import { countUnreadNotifications } from "#domain/notifications/list-notifications.ts";
import { countToAccept } from "#domain/work-orders/list-work-orders.ts";
import { clockNow } from "../documents/shown-document.server.ts";
import { today } from "../invoices/today.server.ts";

/**
 * What waits for this person, by the address of its room.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<Record<string, number>> {
  const [toAccept, unread, toAcknowledge, notifications, overdue] = await Promise.all([
    countToAccept(db, actor),
    countUnreadThreads(db, actor),
    countToAcknowledge(db, actor, clockNow()),
    countUnreadNotifications(db, actor, openedId),
    countInvoices(db, actor, ["overdue"], today()),
  ]);
  return {
    "/client-portal/work-orders": toAccept,
    "/client-portal/messages": unread,
    "/client-portal/documents": toAcknowledge,
    "/client-portal/invoices": overdue,
    "/client-portal/notifications": notifications,
  };
}
