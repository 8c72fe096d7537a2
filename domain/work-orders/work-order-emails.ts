/** Who is written to about what happens to a work order; never who did it. */
import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#database/tables/assignments.ts";
import type { WorkOrderRow } from "#database/tables/work-orders.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import type { NewEmail, WorkOrderUpdate } from "#domain/emails/email-messages.ts";
import type { ClockName } from "#domain/service-levels/service-clock-types.ts";
import type { EventDetails, WorkOrderEvent } from "./work-order-events.ts";

type About = Pick<
  WorkOrderRow,
  "id" | "clientId" | "facilityId" | "askedBy" | "assignedTo" | "cycle"
>;

interface Recipient {
  id: string;
  email: string;
}

/** Each tells the person who asked that somebody of ours has it. */
const acknowledging: readonly WorkOrderEvent[] = ["acknowledged", "assigned", "started"];
const toldToAsker: readonly WorkOrderUpdate[] = ["held", "finished", "declined", "commented"];
const toldToStaff: readonly WorkOrderUpdate[] = ["commented", "reopened"];

export async function emailsAfter(
  tx: Transaction,
  actor: Actor,
  order: About,
  event: WorkOrderEvent,
  { commentId }: EventDetails,
): Promise<NewEmail[]> {
  const others = (people: Recipient[]) => people.filter(({ id }) => id !== actor.accountId);
  if (event === "created")
    return others(await staffFor(tx, order)).map((person) => received(order, person));
  if (isClientRole(actor.role)) {
    const update = toldToStaff.find((one) => one === event);
    if (update === undefined) return [];
    const assigned = await findPeople(tx, order.assignedTo);
    const staff = assigned.length > 0 ? assigned : await staffFor(tx, order);
    return others(staff).map((person) => updated(order, person, update, commentId));
  }
  const asked = others(await findPeople(tx, order.askedBy));
  if (acknowledging.includes(event))
    return asked.map((person) => updated(order, person, "acknowledged", undefined));
  const update = toldToAsker.find((one) => one === event);
  return update ? asked.map((person) => updated(order, person, update, commentId)) : [];
}

/** Of a warning or a breach: to who does the work, and of a breach to who answers for it as well. */
export async function alarmEmails(
  tx: Transaction,
  order: About,
  alarm: "warned" | "breached",
  clock: ClockName,
): Promise<NewEmail[]> {
  const assigned = await findPeople(tx, order.assignedTo);
  const staff =
    alarm === "breached" || assigned.length === 0 ? await staffFor(tx, order) : ([] as Recipient[]);
  const people = new Map([...assigned, ...staff].map((person) => [person.id, person]));
  return [...people.values()].map((person) => ({
    message: "work-order-alarm",
    to: person.email,
    about: { kind: "work-order", id: order.id },
    data: { accountId: person.id, alarm, clock },
    key: `work-order-alarm.${order.id}.${order.cycle}.${clock}.${alarm}.${person.id}`,
  }));
}

const received = ({ id }: About, person: Recipient): NewEmail => ({
  ...{ message: "work-order-received", to: person.email, about: { kind: "work-order", id } },
  ...{ data: { accountId: person.id }, key: `work-order-received.${id}.${person.id}` },
});

function updated(
  { id, cycle }: About,
  person: Recipient,
  event: WorkOrderUpdate,
  commentId: string | undefined,
): NewEmail {
  // Once a cycle, whichever step it was; anything else as often as it happens.
  const key =
    event === "acknowledged" ? { key: `work-order-acknowledged.${id}.${cycle}.${person.id}` } : {};
  return {
    ...{ message: "work-order-update", to: person.email, about: { kind: "work-order", id } },
    ...{ data: { accountId: person.id, event, commentId }, ...key },
  };
}

/** The client's account managers and the facility's supervisors. */
function staffFor(tx: Transaction, { clientId, facilityId }: About): Promise<Recipient[]> {
  const ofClient = sql`${accounts.id} in (select ${clientAssignments.accountId} from ${clientAssignments}
    where ${clientAssignments.clientId} = ${clientId})`;
  const ofFacility = sql`${accounts.id} in (select ${facilityAssignments.accountId} from ${facilityAssignments}
    where ${facilityAssignments.facilityId} = ${facilityId})`;
  return tx
    .select({ id: accounts.id, email: accounts.email })
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
}

function findPeople(tx: Transaction, id: string | null): Promise<Recipient[]> {
  if (id === null) return Promise.resolve([]);
  return tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.state, "active")));
}
