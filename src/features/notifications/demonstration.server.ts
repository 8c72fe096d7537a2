/** Notifications about the demonstration's events of the last days. No emails are queued. */
import { and, asc, eq, gte, inArray, ne, notInArray, sql } from "drizzle-orm";
import { notifyAboutMessage } from "#features/messages/notify-about-message.server.ts";
import { threadMessages, threadReaders, threads } from "#features/messages/tables/threads.ts";
import {
  notifyAboutChangedVisit,
  notifyAboutMissedVisit,
} from "#features/visits/notify-about-visit.server.ts";
import { visits } from "#features/visits/tables/visits.ts";
import {
  notifyAboutServiceLevelAlarm,
  notifyAboutWorkOrder,
} from "#features/work-orders/notify-about-work-order.server.ts";
import type { ClockName } from "#features/work-orders/service-levels/service-clock-types.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { EventDetails, WorkOrderEvent } from "#features/work-orders/work-order-events.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";

const daysBack = 10;
/** Older notifications count as read, and newer ones if somebody has acted on them. */
const unreadHours = 40;

/** Their own demonstrations tell of them, and who has read it. */
const toldElsewhere = ["document", "key"];

interface DemoNotification {
  at: Date;
  notify: (tx: Transaction) => Promise<void>;
}

export const demonstration: Demonstration = {
  add: ({ db, enteredBy, now }) =>
    db.transaction(async (tx) => {
      const since = new Date(now.getTime() - daysBack * 24 * hourMs);
      const demoNotifications = [
        ...(await ofWorkOrders(tx, since)),
        ...(await ofVisits(tx, since, enteredBy, now)),
        ...(await ofMessages(tx, since)),
      ];
      const inOrder = demoNotifications.toSorted((a, b) => a.at.getTime() - b.at.getTime());
      for (const { notify } of inOrder) await notify(tx);
      await markSeen(tx, now);
    }),
};

/** Work orders requested by staff are left out: a lost key, for example, has a notification of its own. */
async function ofWorkOrders(tx: Transaction, since: Date): Promise<DemoNotification[]> {
  const rows = await tx
    .select({
      event: historyEvents,
      role: accounts.role,
      id: workOrders.id,
      clientId: workOrders.clientId,
      facilityId: workOrders.facilityId,
      askedBy: workOrders.askedBy,
      assignedTo: workOrders.assignedTo,
      cycle: workOrders.cycle,
    })
    .from(historyEvents)
    .innerJoin(workOrders, eq(workOrders.id, historyEvents.recordId))
    .leftJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(
      and(
        eq(historyEvents.recordKind, "work-order"),
        gte(historyEvents.at, since),
        ne(workOrders.source, "staff"),
      ),
    );
  // The casts: the demonstration wrote these events itself, a moment ago.
  return rows.map(({ event: { at, kind, actorId, details }, role, ...order }) => ({
    at,
    notify: (inner) =>
      kind === "warned" || kind === "breached"
        ? notifyAboutServiceLevelAlarm(
            inner,
            undefined,
            order,
            kind,
            details.clock as ClockName,
            at,
          )
        : notifyAboutWorkOrder(
            inner,
            undefined,
            actorId && role ? { accountId: actorId, role } : "occupant",
            order,
            kind as WorkOrderEvent,
            details as EventDetails,
            at,
          ),
  }));
}

/** @param actorId who cancelled visits */
async function ofVisits(
  tx: Transaction,
  since: Date,
  actorId: string,
  now: Date,
): Promise<DemoNotification[]> {
  const rows = await tx
    .select()
    .from(visits)
    .where(and(inArray(visits.state, ["missed", "cancelled"]), gte(visits.beginsAt, since)))
    .orderBy(asc(visits.beginsAt), asc(visits.id));
  return rows.map((visit) => {
    const at = visit.missedAt ?? new Date(now.getTime() - 20 * hourMs);
    const cancellation = {
      event: "cancelled",
      actorId,
      at,
      now: at,
      begins: [visit.beginsAt],
    } as const;
    return {
      at,
      notify: (inner) =>
        visit.state === "missed"
          ? notifyAboutMissedVisit(inner, undefined, visit, at)
          : notifyAboutChangedVisit(inner, undefined, visit, cancellation),
    };
  });
}

async function ofMessages(tx: Transaction, since: Date): Promise<DemoNotification[]> {
  const rows = await tx
    .select()
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(gte(threadMessages.sentAt, since));
  return rows.map(({ thread_messages: { id, sentAt, ...message } }) => ({
    at: sentAt,
    notify: (inner) => notifyAboutMessage(inner, { ...message, messageId: id, at: sentAt }),
  }));
}

/** A person who changed a record afterwards, or read the thread, has seen the notification about it. */
async function markSeen(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unreadHours * hourMs).toISOString();
  const { accountId, createdAt, recordId, recordKind } = notifications;
  const isOld = sql`${createdAt} < ${before}::timestamptz`;
  const hasActed = sql`exists (select from ${historyEvents} as h where h.record_id = ${recordId}
    and h.actor_id = ${accountId} and h.at > ${createdAt})`;
  const hasRead = sql`exists (select from ${threadReaders} as r join ${threadMessages} as m
    on m.id = (${notifications.details} ->> 'messageId')::uuid and m.thread_id = r.thread_id
    where r.account_id = ${accountId} and r.read_position >= m.position)`;
  await tx
    .update(notifications)
    .set({ readAt: sql`${createdAt} + interval '1 minute'` })
    .where(
      and(
        notInArray(recordKind, toldElsewhere),
        sql`case ${notifications.kind} when 'message' then ${hasRead}
          else ${isOld} or ${hasActed} end`,
      ),
    );
}
