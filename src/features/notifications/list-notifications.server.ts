/** What a person was told, with what it was about as it is now. */
import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { documents } from "#features/documents/tables/documents.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { threadMessages, threads } from "#features/messages/tables/threads.ts";
import { visitNotes } from "#features/visits/tables/visit-records.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrderComments, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { positionOf } from "#platform/notifications/notification-position.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import { isVisibleNotification } from "./visible-notifications.server.ts";

const notificationsAPage = 50;
const excerptLength = 200;

export interface NotificationFilter {
  unread?: boolean | undefined;
  /** Id of a notification: those before it. */
  before?: string | undefined;
}

export type NotificationListRow = Awaited<ReturnType<typeof selectNotifications>>[number];

export interface NotificationPage {
  /** Newest first. */
  rows: NotificationListRow[];
  /** For `before`, where there are more. */
  next: string | undefined;
}

export async function listNotifications(
  db: Database,
  actor: Actor,
  { unread, before }: NotificationFilter = {},
): Promise<NotificationPage> {
  const condition = and(
    unread ? isNull(notifications.readAt) : undefined,
    before === undefined ? undefined : lt(notifications.position, positionOf(actor, before)),
  );
  const rows = await selectNotifications(db, actor, condition, notificationsAPage + 1);
  const page = rows.slice(0, notificationsAPage);
  return { rows: page, next: rows.length > notificationsAPage ? page.at(-1)?.id : undefined };
}

/** @param openedId of the record that is just being opened: what is about it counts as read */
export function countUnreadNotifications(
  db: Database,
  actor: Actor,
  openedId?: string,
): Promise<number> {
  const isOther = openedId ? sql`${notifications.recordId} <> ${openedId}` : undefined;
  return countSome(
    db,
    and(isVisibleNotification(actor), isNull(notifications.readAt), isOther),
    maxAttentionCount,
  );
}

export const countNotifications = (db: Database, actor: Actor): Promise<number> =>
  countSome(db, isVisibleNotification(actor));

function countSome(db: Database, where: SQL | undefined, limit = maxCounted): Promise<number> {
  const { id } = notifications;
  return db.$count(
    db
      .select({ id })
      .from(notifications)
      .where(where)
      .limit(limit + 1)
      .as("some"),
  );
}

const excerpt = (text: SQL) => sql<string | null>`left(${text}, ${excerptLength})`;
const idIn = (name: string) => sql`(${notifications.details} ->> ${name})::uuid`;
const isAbout = (recordKind: string, id: SQL) =>
  and(eq(notifications.recordKind, recordKind), eq(notifications.recordId, id));

/** For the client as a whole, the zone of most of its facilities. */
const zoneOfPlace = sql<string>`coalesce(${facilities.timeZone},
  (select mode() within group (order by f.time_zone) from ${facilities} as f
    where f.client_id = ${notifications.clientId}), ${company.timeZone})`;

/** For lists and mails alike. @param wanted beyond what the actor sees */
export const selectNotifications = (
  db: Database,
  actor: Actor,
  condition: SQL | undefined,
  limit: number,
) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      event: notifications.event,
      recordKind: notifications.recordKind,
      recordId: notifications.recordId,
      facilityId: notifications.facilityId,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      details: notifications.details,
      facilityName: facilities.name,
      timeZone: zoneOfPlace,
      clientName: clients.name,
      actorName: accounts.name,
      number: workOrders.number,
      category: workOrders.category,
      orderText: excerpt(sql`${workOrders.text}`),
      commentText: excerpt(sql`${workOrderComments.text}`),
      date: visits.date,
      windowStart: visits.windowStart,
      windowEnd: visits.windowEnd,
      cancelReason: visits.cancelReason,
      noteText: excerpt(sql`${visitNotes.text}`),
      invoiceNumber: invoices.number,
      period: invoices.period,
      dueOn: invoices.dueOn,
      subject: threads.subject,
      messageText: excerpt(sql`${threadMessages.text}`),
      documentTitle: documents.title,
    })
    .from(notifications)
    .leftJoin(facilities, eq(facilities.id, notifications.facilityId))
    .leftJoin(clients, eq(clients.id, notifications.clientId))
    .leftJoin(accounts, eq(accounts.id, notifications.actorId))
    .leftJoin(workOrders, isAbout("work-order", sql`${workOrders.id}`))
    .leftJoin(
      workOrderComments,
      and(
        eq(workOrderComments.id, idIn("commentId")),
        eq(workOrderComments.workOrderId, workOrders.id),
        eq(workOrderComments.isInternal, false),
      ),
    )
    .leftJoin(visits, isAbout("visit", sql`${visits.id}`))
    .leftJoin(visitNotes, and(eq(visitNotes.id, idIn("noteId")), eq(visitNotes.visitId, visits.id)))
    .leftJoin(invoices, isAbout("invoice", sql`${invoices.id}`))
    .leftJoin(threads, isAbout("thread", sql`${threads.id}`))
    .leftJoin(
      threadMessages,
      and(eq(threadMessages.id, idIn("messageId")), eq(threadMessages.threadId, threads.id)),
    )
    .leftJoin(documents, isAbout("document", sql`${documents.id}`))
    .where(and(isVisibleNotification(actor), condition))
    .orderBy(desc(notifications.position))
    .limit(limit);
