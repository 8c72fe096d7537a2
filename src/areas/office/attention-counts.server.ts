import { countInvoices } from "#features/invoices/list-invoices.server.ts";
import { today } from "#features/invoices/today.server.ts";
import { countUnreadThreads } from "#features/messages/unread.server.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.server.ts";
import { countOpen } from "#features/submissions/handling/list-submissions.server.ts";
import { submissionViews } from "#features/submissions/office/submission-views.ts";
import { countNeedingStaffAttention } from "#features/work-orders/list-work-orders.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { kindsFor } from "#platform/notifications/notification-types.ts";

/**
 * How much waits for a person, by the address of the section.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readAttentionCounts(
  db: AppResources["db"],
  actor: Actor,
  openedId?: string,
): Promise<Record<string, number>> {
  const counted = submissionViews.map(
    async ({ kind, path }) => [path, await countOpen(db, actor, kind)] as const,
  );
  const others = [
    countNeedingStaffAttention(db, actor).then((n) => ["/office/work-orders", n] as const),
    countInvoices(db, actor, ["draft"], today()).then((n) => ["/office/invoices", n] as const),
    countUnreadThreads(db, actor).then((n) => ["/office/messages", n] as const),
    ...(kindsFor(actor.role).length > 0 ? [countNotifications(db, actor, openedId)] : []),
  ];
  return Object.fromEntries(await Promise.all([...counted, ...others]));
}

const countNotifications = async (db: AppResources["db"], actor: Actor, openedId?: string) =>
  ["/office/notifications", await countUnreadNotifications(db, actor, openedId)] as const;
