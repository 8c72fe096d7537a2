// Conditions for the `where` of every read: a check above a read can be forgotten.
import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "./actor.ts";
import { assignedTo } from "./roles.ts";
import { clientAssignments, facilityAssignments } from "./tables/assignments.ts";
import { facilities } from "./tables/clients.ts";

const allRows = sql`true`;
const noRows = sql`false`;

export interface FacilityColumns {
  facilityId: PgColumn;
  clientId: PgColumn;
}

export function inVisibleFacility(actor: Actor, columns: FacilityColumns): SQL {
  if (actor.needsSecondFactor) return noRows;
  const ofOwnClient = withinOwnClient(actor, columns.clientId);
  switch (actor.role) {
    case "administrator":
      return allRows;
    case "account-manager":
      return ofAssignedClient(actor, columns.clientId);
    case "client-administrator":
      return ofOwnClient;
    case "client-member":
      // Both conditions are needed, so that an assignment to another client's facility opens nothing.
      return and(ofOwnClient, ofAssignedFacility(actor, columns.facilityId)) ?? noRows;
    case "supervisor":
    case "crew-lead":
      return ofAssignedFacility(actor, columns.facilityId);
    case "recruiter":
      return noRows;
  }
}

/** The record belongs to a facility, or without one to a client as a whole. */
export function inVisiblePlace(actor: Actor, columns: FacilityColumns): SQL {
  const { facilityId, clientId } = columns;
  const here = and(isNotNull(facilityId), inVisibleFacility(actor, columns));
  return or(here, and(isNull(facilityId), ofVisibleClient(actor, clientId))) ?? noRows;
}

/** Roles with assigned facilities see the clients of those. */
export function ofVisibleClient(actor: Actor, clientId: PgColumn): SQL {
  if (actor.needsSecondFactor) return noRows;
  if (actor.role === "administrator") return allRows;
  if (actor.clientId !== undefined) return withinOwnClient(actor, clientId);
  switch (assignedTo[actor.role]) {
    case "clients":
      return ofAssignedClient(actor, clientId);
    case "facilities":
      return sql`exists (select 1 from ${facilities} as f
        join ${facilityAssignments} as a on a.facility_id = f.id
        where a.account_id = ${actor.accountId} and f.client_id = ${clientId})`;
    default:
      return noRows;
  }
}

/** No rows for an actor without a client: `= null` is never true. */
const withinOwnClient = ({ clientId }: Actor, column: PgColumn): SQL =>
  clientId === undefined ? noRows : eq(column, clientId);

const ofAssignedClient = ({ accountId }: Actor, clientId: PgColumn): SQL =>
  exists(
    sql`(select 1 from ${clientAssignments} as a where a.account_id = ${accountId} and a.client_id = ${clientId})`,
  );

const ofAssignedFacility = ({ accountId }: Actor, facilityId: PgColumn): SQL =>
  exists(
    sql`(select 1 from ${facilityAssignments} as a where a.account_id = ${accountId} and a.facility_id = ${facilityId})`,
  );

/**
 * The same for a person of a query instead of an actor, e.g. to find whom to write to.
 * @param person alias of a row with `id`, `role` as text and `client_id`
 */
export const personSeesFacility = (
  person: string,
  { clientId, facilityId }: { clientId: SQL; facilityId: SQL },
): SQL => {
  const who = sql.identifier(person);
  const hasFacility = sql`exists (select from ${facilityAssignments} as assigned
    where assigned.account_id = ${who}.id and assigned.facility_id = ${facilityId})`;
  return sql`case ${who}.role
    when 'administrator' then true
    when 'account-manager' then exists (select from ${clientAssignments} as assigned
      where assigned.account_id = ${who}.id and assigned.client_id = ${clientId})
    when 'supervisor' then ${hasFacility}
    when 'crew-lead' then ${hasFacility}
    when 'client-administrator' then ${who}.client_id = ${clientId}
    when 'client-member' then ${who}.client_id = ${clientId} and ${hasFacility}
    else false end`;
};
