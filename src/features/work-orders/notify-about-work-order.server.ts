/** Nobody is notified of what they did themselves. */
import { and, eq, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import {
  type NotificationRecipient,
  type Occurrence,
  raiseNotifications,
} from "#platform/notifications/raise-notifications.server.ts";
import { workOrderNotifications, workOrderRecord } from "./notifications.server.ts";
import type { ClockName } from "./service-levels/service-clock-types.ts";
import type { WorkOrderRow } from "./tables/work-orders.ts";
import type { EventDetails, WorkOrderEvent, WorkOrderUpdate } from "./work-order-events.ts";

type About = Pick<
  WorkOrderRow,
  "id" | "clientId" | "facilityId" | "askedBy" | "assignedTo" | "cycle"
>;

/** The person who gives a command. */
export type Doer = Pick<Actor, "accountId" | "role"> | "occupant";

export const idOf = (doer: Doer): string | null => (doer === "occupant" ? null : doer.accountId);

/** Each tells the person who asked that somebody of ours has it. */
const acknowledging: readonly WorkOrderEvent[] = ["acknowledged", "assigned", "started"];
const updatesForAsker: readonly WorkOrderUpdate[] = [
  "held",
  "finished",
  "declined",
  "commented",
  "visit-planned",
];
const updatesForStaff: readonly WorkOrderUpdate[] = ["commented", "reopened"];

interface NotificationDetails extends Pick<EventDetails, "commentId" | "to"> {
  /** Id of the history event, if it can be undone. */
  undoableEventId?: string | undefined;
}

/**
 * Called after a person's command.
 * @param queue absent where no email is due, as for what was made up
 */
export async function notifyAboutWorkOrder(
  tx: Transaction,
  queue: PgBoss | undefined,
  doer: Doer,
  order: About,
  event: WorkOrderEvent,
  { commentId, to: assignee, undoableEventId }: NotificationDetails = {},
  at?: Date,
): Promise<void> {
  const { id, cycle } = order;
  const about = { ...aboutOf(order), actorId: idOf(doer), at, undoableEventId };
  if (event === "created") {
    const staff = await staffFor(tx, order);
    return raiseNotifications(
      tx,
      queue,
      { ...about, kind: workOrderNotifications["work-order-new"], event },
      staff,
      (to) => ({
        message: "work-order-received",
        to: to.email,
        about: { kind: "work-order", id },
        data: { accountId: to.accountId },
        key: `work-order-received.${id}.${to.accountId}`,
      }),
    );
  }
  if (event === "assigned" && assignee !== undefined)
    await notifyAssignee(tx, queue, about, assignee);
  const notice = await updateAfter(tx, doer, order, event);
  if (notice === undefined) return;
  const { update, people } = notice;
  // An acknowledgment is told once in a cycle, whichever command it was, and anything else each time.
  const isOnce = update === "acknowledged";
  const key = `work-order-acknowledged.${id}.${cycle}`;
  const updateCommentId = update === "acknowledged" ? undefined : commentId;
  const kind = kindOfUpdate(update);
  const occurrence = {
    ...about,
    kind,
    event: update,
    details: updateCommentId === undefined ? {} : { commentId: updateCommentId },
    ...(isOnce && { key }),
  };
  const email = ({ accountId, email: to }: NotificationRecipient): NewEmail => ({
    message: "work-order-update",
    to,
    about: { kind: "work-order", id },
    data: { accountId, event: update, commentId: updateCommentId },
    ...(isOnce && { key: `${key}.${accountId}` }),
  });
  return raiseNotifications(tx, queue, occurrence, people, email);
}

/** The kind by which a person chooses emails. */
export function kindOfUpdate(update: WorkOrderUpdate) {
  if (update === "assigned") return workOrderNotifications["work-order-assigned"];
  return workOrderNotifications[
    update === "commented" ? "work-order-comment" : "work-order-progress"
  ];
}

type AboutOrder = Omit<Occurrence<"work-order-assigned">, "kind" | "event">;

/** A person who takes the work order on is not notified. */
const notifyAssignee = (
  tx: Transaction,
  queue: PgBoss | undefined,
  about: AboutOrder,
  assignee: string,
): Promise<void> =>
  raiseNotifications(
    tx,
    queue,
    {
      ...about,
      kind: workOrderNotifications["work-order-assigned"],
      event: "assigned",
      replaces: true,
    },
    [assignee],
    ({ accountId, email: to }) => ({
      message: "work-order-update",
      to,
      about: { kind: "work-order", id: about.recordId },
      data: { accountId, event: "assigned", commentId: undefined },
    }),
  );

/** A warning goes to whoever does the work; a breach also goes to whoever answers for it. */
export async function notifyAboutServiceLevelAlarm(
  tx: Transaction,
  queue: PgBoss | undefined,
  order: About,
  alarm: "warned" | "breached",
  clock: ClockName,
  at?: Date,
): Promise<void> {
  const { id, cycle, assignedTo } = order;
  const isForAll = alarm === "breached" || !(await isActive(tx, assignedTo));
  const people = [...recipientIds(assignedTo), ...(isForAll ? await staffFor(tx, order) : [])];
  const key = `work-order-alarm.${id}.${cycle}.${clock}.${alarm}`;
  const occurrence = {
    ...aboutOf(order),
    actorId: null,
    kind: workOrderNotifications["service-level"],
    event: alarm,
    details: { clock },
    key,
    at,
  };
  await raiseNotifications(tx, queue, occurrence, people, ({ accountId, email }) => ({
    message: "work-order-alarm",
    to: email,
    about: { kind: "work-order", id },
    data: { accountId, alarm, clock },
    key: `${key}.${accountId}`,
  }));
}

const aboutOf = ({ id, clientId, facilityId }: About) => ({
  record: workOrderRecord,
  recordId: id,
  clientId,
  facilityId,
});

async function updateAfter(
  tx: Transaction,
  doer: Doer,
  order: About,
  event: WorkOrderEvent,
): Promise<{ update: WorkOrderUpdate; people: string[] } | undefined> {
  if (doer === "occupant" || isClientRole(doer.role)) {
    const update = updatesForStaff.find((kind) => kind === event);
    if (update === undefined) return undefined;
    return { update, people: await doersOf(tx, order) };
  }
  if (event === "reopened")
    return {
      update: event,
      people: [...recipientIds(order.askedBy), ...(await doersOf(tx, order))],
    };
  const update = acknowledging.includes(event)
    ? "acknowledged"
    : updatesForAsker.find((kind) => kind === event);
  return update && { update, people: recipientIds(order.askedBy) };
}

/** Whoever it is assigned to, or else all who may take it on. */
const doersOf = async (tx: Transaction, order: About): Promise<string[]> =>
  (await isActive(tx, order.assignedTo))
    ? recipientIds(order.assignedTo)
    : await staffFor(tx, order);

const recipientIds = (id: string | null): string[] => (id === null ? [] : [id]);

/** The client's account managers and the facility's supervisors. */
async function staffFor(tx: Transaction, { clientId, facilityId }: About): Promise<string[]> {
  const ofClient = sql`${accounts.id} in (select ${clientAssignments.accountId} from ${clientAssignments}
    where ${clientAssignments.clientId} = ${clientId})`;
  const ofFacility = sql`${accounts.id} in (select ${facilityAssignments.accountId} from ${facilityAssignments}
    where ${facilityAssignments.facilityId} = ${facilityId})`;
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.state, "active"),
        or(
          and(eq(accounts.role, "account-manager"), ofClient),
          and(eq(accounts.role, "supervisor"), ofFacility),
        ),
      ),
    );
  return people.map(({ id }) => id);
}

const isActive = async (tx: Transaction, id: string | null): Promise<boolean> =>
  id !== null &&
  (await tx.$count(accounts, and(eq(accounts.id, id), eq(accounts.state, "active")))) > 0;

// An offered price waits for the client's administrators; an accepted one is told to who offered it.

interface PricedOrder {
  id: string;
  clientId: string;
  facilityId: string;
}

type PriceEvent =
  | { event: "price-offered" }
  /** @param offeredBy id of the account */
  | { event: "price-accepted"; offeredBy: string };

/** The amount is never in a notification: who may know prices is checked when it is read. */
export async function notifyAboutPrice(
  tx: Transaction,
  queue: PgBoss,
  actor: Pick<Actor, "accountId">,
  { id, clientId, facilityId }: PricedOrder,
  what: PriceEvent,
): Promise<void> {
  const { event } = what;
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(what.event === "price-offered" ? approves(clientId) : bills(clientId, what.offeredBy));
  await raiseNotifications(
    tx,
    queue,
    {
      kind: workOrderNotifications.price,
      event,
      record: workOrderRecord,
      recordId: id,
      clientId,
      facilityId,
      actorId: actor.accountId,
      // A new offer replaces one that nobody has read.
      replaces: true,
    },
    people.map((person) => person.id),
    ({ accountId, email }) => ({
      message: "work-order-price",
      to: email,
      about: { kind: "work-order", id },
      data: { accountId, event },
    }),
  );
}

const approves = (clientId: string) =>
  and(eq(accounts.clientId, clientId), eq(accounts.role, "client-administrator"));

const bills = (clientId: string, offeredBy: string) =>
  or(
    and(eq(accounts.id, offeredBy), sql`${accounts.role} in ('administrator', 'account-manager')`),
    and(
      eq(accounts.role, "account-manager"),
      sql`${accounts.id} in (select ${clientAssignments.accountId} from ${clientAssignments}
        where ${clientAssignments.clientId} = ${clientId})`,
    ),
  );
