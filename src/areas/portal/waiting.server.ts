import { countToAcknowledge } from "#features/documents/list-documents.ts";
import { clockNow } from "#features/documents/shown-document.server.ts";
import { countInvoices } from "#features/invoices/list-invoices.ts";
import { today } from "#features/invoices/today.server.ts";
import { countUnreadThreads } from "#features/messages/unread.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.ts";
import { countToAccept } from "#features/work-orders/list-work-orders.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { idInAddress } from "#platform/notifications/opened-record.server.ts";

type Waiting = Record<string, number>;

const read = new WeakMap<RouteRequest["context"], Promise<Waiting>>();

/** Once for a request: the rail and the home tell the same. */
export function waitingOf({ request, context }: RouteRequest, actor: Actor): Promise<Waiting> {
  const waiting =
    read.get(context) ?? readWaiting(context.get(appContext).db, actor, idInAddress(request.url));
  read.set(context, waiting);
  return waiting;
}

/**
 * What waits for this person, by the address of its room.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<Waiting> {
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
