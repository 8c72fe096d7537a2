/** A person loses notifications about records that they may no longer open: these are not even counted. */
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#platform/identity/actor.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";
import type {
  NotificationDefinitions,
  NotificationRecord,
} from "#platform/notifications/notification-definitions.server.ts";
import { mayBeNotified } from "#platform/notifications/right-to-be-notified.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";

/** Every read puts this into its `where`. */
export function isVisibleNotification(actor: Actor, { records }: NotificationDefinitions): SQL {
  const everyRecord: readonly NotificationRecord[] = Object.values(records);
  const allowed = everyRecord.filter((record) => mayBeNotified(actor, record));
  const ofNoClient = allowed.flatMap(({ name, isOfNoClient }) => (isOfNoClient ? name : []));
  const conditions = allowed.map(
    ({ name, isVisible }) => [name, isVisible?.(actor, notifications.recordId)] as const,
  );
  const always = conditions.flatMap(([name, condition]) => (condition === undefined ? name : []));
  const narrowed = conditions.flatMap(([name, condition]) =>
    condition === undefined ? [] : (and(eq(notifications.recordKind, name), condition) ?? []),
  );
  const visible = and(
    eq(notifications.accountId, actor.accountId),
    or(inVisiblePlace(actor, notifications), inArray(notifications.recordKind, ofNoClient)),
    or(inArray(notifications.recordKind, always), ...narrowed),
  );
  return visible ?? sql`false`;
}
