import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database } from "#platform/database/client.ts";
import { maxUndoSeconds } from "#platform/history/undo-limits.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { NotificationRecordKind } from "./notification-kinds.ts";
import { positionOf } from "./notification-position.server.ts";
import { notifications } from "./tables/notifications.ts";

/** Whoever opens a record has read what is about it. */
export const markRecordRead = (
  db: Database,
  actor: Pick<Actor, "accountId">,
  recordKind: NotificationRecordKind,
  recordId: string,
): Promise<number> =>
  markRead(
    db,
    actor,
    and(eq(notifications.recordKind, recordKind), eq(notifications.recordId, recordId)),
  );

/** A page such as the schedule contains the changes of all records of a kind. */
export const markRecordsRead = (
  db: Database,
  actor: Pick<Actor, "accountId">,
  recordKind: NotificationRecordKind,
): Promise<number> => markRead(db, actor, eq(notifications.recordKind, recordKind));

/**
 * @param until id of the newest that was shown: what came since stays unread
 * @returns the moment, by which it can be undone; undefined where nothing was unread
 */
export async function markAllRead(
  db: Database,
  actor: Pick<Actor, "accountId">,
  until: string,
): Promise<Date | undefined> {
  // A date of whole milliseconds, because it travels through an address.
  const at = new Date();
  const which = lte(notifications.position, positionOf(actor, until));
  return (await markRead(db, actor, which, at)) > 0 ? at : undefined;
}

/** Notifications that were marked at that moment are unread again, for two minutes. @returns how many */
export function undoMarkAllRead(
  db: Database,
  { accountId }: Pick<Actor, "accountId">,
  at: Date,
): Promise<number> {
  if (Date.now() - at.getTime() > maxUndoSeconds * 1_000) return Promise.resolve(0);
  const marked = and(eq(notifications.accountId, accountId), eq(notifications.readAt, at));
  return changeReadAt(db, accountId, marked, null);
}

/** @returns how many were unread */
function markRead(
  db: Database,
  { accountId }: Pick<Actor, "accountId">,
  which: SQL | undefined,
  at: Date | SQL = sql`clock_timestamp()`,
): Promise<number> {
  const isUnread = and(eq(notifications.accountId, accountId), isNull(notifications.readAt), which);
  return changeReadAt(db, accountId, isUnread, at);
}

/** @returns how many it was; other screens of the person hear of it */
const changeReadAt = (
  db: Database,
  accountId: string,
  which: SQL | undefined,
  readAt: Date | SQL | null,
): Promise<number> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(notifications)
      .set({ readAt })
      .where(which)
      .returning({ id: notifications.id });
    if (changed.length > 0) await sendChangeEvent(tx, { kind: "notification", id: accountId });
    return changed.length;
  });
