/** An offered price waits for the client's administrators; an accepted one is told to who offered it. */
import { and, eq, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments } from "#platform/identity/tables/assignments.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { workOrderNotifications, workOrderRecord } from "./notifications.server.ts";

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
      // A new offer replaces one that nobody has read.
      clientId,
      facilityId,
      actorId: actor.accountId,
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
