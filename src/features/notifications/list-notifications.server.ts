/** Reads a person's notifications; `describe-notifications.server.ts` writes their texts. */
import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Count, Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { positionOf } from "#platform/notifications/notification-position.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import { isVisibleNotification } from "./visible-notifications.server.ts";

const notificationsAPage = 50;

export interface NotificationFilter {
  unread?: boolean | undefined;
  /** Id of a notification: those before it. */
  before?: string | undefined;
}

export type NotificationListRow = Awaited<ReturnType<typeof selectNotifications>>[number];

export interface NotificationPage {
  /** Newest first. */
  rows: NotificationListRow[];
  /** The value of `before` for the next page, if there is one. */
  next: string | undefined;
}

export async function listNotifications(
  db: Database,
  definitions: NotificationDefinitions,
  actor: Actor,
  { unread, before }: NotificationFilter = {},
): Promise<NotificationPage> {
  const condition = and(
    unread ? isNull(notifications.readAt) : undefined,
    before === undefined ? undefined : lt(notifications.position, positionOf(actor, before)),
  );
  const rows = await selectNotifications(db, definitions, actor, condition, notificationsAPage + 1);
  const page = rows.slice(0, notificationsAPage);
  return { rows: page, next: rows.length > notificationsAPage ? page.at(-1)?.id : undefined };
}

/** @param openedId of the record that is just being opened: what is about it counts as read */
export function countUnreadNotifications(
  db: Database,
  definitions: NotificationDefinitions,
  actor: Actor,
  openedId?: string,
): Count {
  const isOther = openedId ? sql`${notifications.recordId} <> ${openedId}` : undefined;
  return countSome(
    db,
    and(isVisibleNotification(actor, definitions), isNull(notifications.readAt), isOther),
    maxAttentionCount,
  );
}

export const countNotifications = (
  db: Database,
  definitions: NotificationDefinitions,
  actor: Actor,
): Promise<number> => countSome(db, isVisibleNotification(actor, definitions));

function countSome(db: Database, where: SQL | undefined, limit = maxCounted): Count {
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

/**
 * A notification about a whole client is in the zone of most of its facilities; one without a client, in the
 * company's.
 */
const zoneOfPlace = () => sql<string>`coalesce(${facilities.timeZone},
  (select mode() within group (order by f.time_zone) from ${facilities} as f
    where f.client_id = ${notifications.clientId}), ${company.timeZone})`;

/**
 * Lists and emails select alike.
 * @param condition narrows what the actor may see
 */
export const selectNotifications = (
  db: Database,
  definitions: NotificationDefinitions,
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
      timeZone: zoneOfPlace(),
      clientName: clients.name,
      actorName: accounts.name,
    })
    .from(notifications)
    .leftJoin(facilities, eq(facilities.id, notifications.facilityId))
    .leftJoin(clients, eq(clients.id, notifications.clientId))
    .leftJoin(accounts, eq(accounts.id, notifications.actorId))
    .where(and(isVisibleNotification(actor, definitions), condition))
    .orderBy(desc(notifications.position))
    .limit(limit);
