import { clockNow } from "#features/documents/document-table-row.server.ts";
import { countToAcknowledge } from "#features/documents/list-documents.server.ts";
import { countInvoices } from "#features/invoices/list-invoices.server.ts";
import { today } from "#features/invoices/today.server.ts";
import { countUnreadThreads } from "#features/messages/unread.server.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.server.ts";
import { countToAccept } from "#features/work-orders/list-work-orders.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { idInAddress } from "#platform/notifications/opened-record.server.ts";

type AttentionCounts = Record<string, number>;

const read = new WeakMap<RouteRequest["context"], Promise<AttentionCounts>>();

/** Once for a request: the rail and the home tell the same. */
export function attentionCountsOf(
  { request, context }: RouteRequest,
  actor: Actor,
): Promise<AttentionCounts> {
  const counts =
    read.get(context) ??
    readAttentionCounts(context.get(appContext).db, actor, idInAddress(request.url));
  read.set(context, counts);
  return counts;
}

/**
 * What waits for this person, by the address of its section.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readAttentionCounts(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<AttentionCounts> {
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
