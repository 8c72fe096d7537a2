import type { AppResources } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { countInvoices } from "#domain/invoices/list-invoices.ts";
import { countUnreadThreads } from "#domain/messages/unread.ts";
import { countUnreadNotifications } from "#domain/notifications/list-notifications.ts";
import { kindsFor } from "#domain/notifications/notification-types.ts";
import { countOpen } from "#domain/submissions/handling/list-submissions.ts";
import { countWaitingForStaff } from "#domain/work-orders/list-work-orders.ts";
import { today } from "../invoices/today.server.ts";
import { submissionRooms } from "./submissions/submission-rooms.ts";

/**
 * How much waits for a person, by the address of the room.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readWaiting(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<Record<string, number>> {
  const counted = submissionRooms.map(
    async ({ kind, path }) => [path, await countOpen(db, actor, kind)] as const,
  );
  const others = [
    countWaitingForStaff(db, actor).then((n) => ["/office/work-orders", n] as const),
    countInvoices(db, actor, ["draft"], today()).then((n) => ["/office/invoices", n] as const),
    countUnreadThreads(db, actor).then((n) => ["/office/messages", n] as const),
    ...(kindsFor(actor.role).length > 0 ? [countNotifications(db, actor, openedId)] : []),
  ];
  return Object.fromEntries(await Promise.all([...counted, ...others]));
}

const countNotifications = async (db: AppResources["db"], actor: Actor, openedId?: string) =>
  ["/office/notifications", await countUnreadNotifications(db, actor, openedId)] as const;
