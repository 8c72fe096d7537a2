/** A work order can be given to staff who do such work and may see its facility. */
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { facilities } from "#platform/identity/tables/clients.ts";

export interface Assignee {
  id: string;
  name: string;
}

/** People for one facility; empty for actors who may not assign. */
export function listAssignees(
  db: Database,
  actor: Actor,
  facility: { clientId: string; facilityId: string },
): Promise<Assignee[]> {
  if (!may(actor, "work-orders.direct")) return Promise.resolve([]);
  return selectPeople(db)
    .where(worksAt(facility))
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));
}

/** People for any facility that the actor sees, by whom a list can be filtered. */
export function listAllAssignees(db: Database, actor: Actor): Promise<Assignee[]> {
  if (!may(actor, "work-orders.direct")) return Promise.resolve([]);
  const columns = { facilityId: facilities.id, clientId: facilities.clientId };
  const somewhere = sql`exists (select from ${facilities}
    where ${inVisibleFacility(actor, columns)}
      and ${worksAt({ clientId: facilities.clientId, facilityId: facilities.id })})`;
  return selectPeople(db)
    .where(somewhere)
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));
}

export async function isAssignable(
  tx: Transaction,
  facility: { clientId: string; facilityId: string },
  accountId: string,
): Promise<boolean> {
  return (await tx.$count(accounts, and(eq(accounts.id, accountId), worksAt(facility)))) > 0;
}

const selectPeople = (db: Database) =>
  db.select({ id: accounts.id, name: accounts.name }).from(accounts).$dynamic();

type Place = Record<
  "clientId" | "facilityId",
  string | typeof facilities.id | typeof facilities.clientId
>;

function worksAt({ clientId, facilityId }: Place): SQL | undefined {
  const isManager = sql`${accounts.role} = 'account-manager' and exists (
    select from ${clientAssignments} where ${clientAssignments.accountId} = ${accounts.id}
      and ${clientAssignments.clientId} = ${clientId})`;
  const isOnSite = sql`${accounts.role} in ('supervisor', 'crew-lead') and exists (
    select from ${facilityAssignments} where ${facilityAssignments.accountId} = ${accounts.id}
      and ${facilityAssignments.facilityId} = ${facilityId})`;
  return and(
    eq(accounts.state, "active"),
    or(eq(accounts.role, "administrator"), isManager, isOnSite),
  );
}
