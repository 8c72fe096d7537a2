/** Which notifications a person still sees: what they may not open any more is not even counted. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { documents } from "#features/documents/tables/documents.ts";
import { isVisibleDocument } from "#features/documents/visible-documents.server.ts";
import { isVisibleKey } from "#features/keys/key-queries.server.ts";
import { keys } from "#features/keys/tables/keys.ts";
import { threads } from "#features/messages/tables/threads.ts";
import { isVisibleThread } from "#features/messages/visible-threads.server.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisiblePlace } from "#platform/identity/scope.server.ts";
import { recordKinds } from "#platform/notifications/notification-types.ts";
import { mayBeNotified } from "#platform/notifications/right-to-be-notified.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";

/** For the `where` of every read. */
export function isVisibleNotification(actor: Actor): SQL {
  const kinds = recordKinds.filter((kind) => mayBeNotified(actor, kind));
  if (kinds.length === 0) return sql`false`;
  // A crew lead sees the work orders that are theirs to do and the keys that they have, as in every
  // list of them.
  const stillTheirs =
    actor.role === "crew-lead"
      ? sql`(exists (select from ${workOrders} as w where w.id = ${notifications.recordId}
          and w.assigned_to = ${actor.accountId})
          or exists (select from ${keys} where ${keys.id} = ${notifications.recordId}
            and ${isVisibleKey(actor)}))`
      : undefined;
  const visible = and(
    eq(notifications.accountId, actor.accountId),
    inArray(notifications.recordKind, kinds),
    inVisiblePlace(actor, notifications),
    isStillOpen(actor),
    isOpenThread(actor),
    stillTheirs,
  );
  return visible ?? sql`false`;
}

/** Messages about a bill or a contract are not for everybody who sees its facility. */
const isOpenThread = (actor: Actor): SQL | undefined =>
  may(actor, "invoices.read") && may(actor, "contracts.read")
    ? undefined
    : sql`(${notifications.recordKind} <> 'thread' or exists (select from ${threads}
        where ${threads.id} = ${notifications.recordId} and ${isVisibleThread(actor)}))`;

/** A document may be withdrawn, and a contract is not for everybody who sees its facility. */
const isStillOpen = (actor: Actor): SQL => sql`(${notifications.recordKind} <> 'document'
  or exists (select from ${documents}
    where ${documents.id} = ${notifications.recordId} and ${isVisibleDocument(actor)}))`;
