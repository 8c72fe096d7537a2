import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { notifications } from "#database/tables/notifications.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { sendHint } from "#domain/live/hints.ts";
import { positionOf } from "./notification-position.ts";
import type { RecordKind } from "./notification-types.ts";

/** Whoever opens a record has read what is about it. */
export const markRecordRead = (
  db: Database,
  actor: Pick<Actor, "accountId">,
  recordKind: RecordKind,
  recordId: string,
): Promise<number> =>
  markRead(
    db,
    actor,
    and(eq(notifications.recordKind, recordKind), eq(notifications.recordId, recordId)),
  );

/** The schedule shows what changed in it, whichever facility it is narrowed to. */
export const markScheduleRead = (db: Database, actor: Pick<Actor, "accountId">): Promise<number> =>
  markRead(db, actor, eq(notifications.recordKind, "schedule"));

/** @param until id of the newest that was shown: what came since stays unread */
export const markAllRead = (
  db: Database,
  actor: Pick<Actor, "accountId">,
  until: string,
): Promise<number> => markRead(db, actor, lte(notifications.position, positionOf(actor, until)));

/** @returns how many were unread; other screens of the person hear of it */
function markRead(
  db: Database,
  { accountId }: Pick<Actor, "accountId">,
  which: SQL | undefined,
): Promise<number> {
  const isUnread = and(eq(notifications.accountId, accountId), isNull(notifications.readAt), which);
  return db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: sql`clock_timestamp()` })
      .where(isUnread)
      .returning({ id: notifications.id });
    if (read.length > 0) await sendHint(tx, { kind: "notification", id: accountId });
    return read.length;
  });
}
