/** Assigns clients and facilities to people of roles that see only what is assigned to them. */
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { assignedTo } from "../roles.ts";
import type { AccountRow } from "../tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "../tables/assignments.ts";
import { clients, facilities } from "../tables/clients.ts";

/** Ids of clients for an account manager, of facilities for the roles that are assigned some. */
export interface Assignments {
  clientIds: readonly string[];
  facilityIds: readonly string[];
}

export const nothingAssigned: Assignments = { clientIds: [], facilityIds: [] };

export type AssignmentProblem = "unknown-client" | "unknown-facility";

export async function readAssignments(tx: Transaction, accountId: string): Promise<Assignments> {
  const ofClients = await tx
    .select({ id: clientAssignments.clientId })
    .from(clientAssignments)
    .where(eq(clientAssignments.accountId, accountId));
  const ofFacilities = await tx
    .select({ id: facilityAssignments.facilityId })
    .from(facilityAssignments)
    .where(eq(facilityAssignments.accountId, accountId));
  return {
    clientIds: ofClients.map(({ id }) => id),
    facilityIds: ofFacilities.map(({ id }) => id),
  };
}

type Assigned = { ok: true; assigned: Assignments } | { ok: false; reason: AssignmentProblem };

/**
 * Keeps what is assigned already, and removes what is not given; a client's people get facilities
 * of their own client only.
 * @param before what is assigned now
 * @returns what is assigned afterwards: nothing, unless the role has such assignments
 */
export async function replaceAssignments(
  tx: Transaction,
  { id: accountId, role, clientId }: Pick<AccountRow, "id" | "role" | "clientId">,
  before: Assignments,
  assignments: Assignments,
): Promise<Assigned> {
  const kind = assignedTo[role];
  const clientIds = kind === "clients" ? [...new Set(assignments.clientIds)] : [];
  const facilityIds = kind === "facilities" ? [...new Set(assignments.facilityIds)] : [];
  if ((await countClients(tx, clientIds)) !== clientIds.length)
    return { ok: false, reason: "unknown-client" };
  if ((await countFacilities(tx, facilityIds, clientId)) !== facilityIds.length)
    return { ok: false, reason: "unknown-facility" };
  const lostClients = before.clientIds.filter((id) => !clientIds.includes(id));
  const lostFacilities = before.facilityIds.filter((id) => !facilityIds.includes(id));
  const newClients = clientIds.filter((id) => !before.clientIds.includes(id));
  const newFacilities = facilityIds.filter((id) => !before.facilityIds.includes(id));
  if (lostClients.length > 0)
    await tx
      .delete(clientAssignments)
      .where(
        and(
          eq(clientAssignments.accountId, accountId),
          inArray(clientAssignments.clientId, lostClients),
        ),
      );
  if (lostFacilities.length > 0)
    await tx
      .delete(facilityAssignments)
      .where(
        and(
          eq(facilityAssignments.accountId, accountId),
          inArray(facilityAssignments.facilityId, lostFacilities),
        ),
      );
  if (newClients.length > 0)
    await tx
      .insert(clientAssignments)
      .values(newClients.map((id) => ({ accountId, clientId: id })));
  if (newFacilities.length > 0)
    await tx
      .insert(facilityAssignments)
      .values(newFacilities.map((facilityId) => ({ accountId, facilityId })));
  return { ok: true, assigned: { clientIds, facilityIds } };
}

const countClients = async (tx: Transaction, ids: readonly string[]): Promise<number> =>
  ids.length === 0 ? 0 : tx.$count(clients, inArray(clients.id, [...ids]));

/** @param clientId whose they have to be; anybody's where it is null */
const countFacilities = async (
  tx: Transaction,
  ids: readonly string[],
  clientId: string | null,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const ofClient = clientId === null ? undefined : eq(facilities.clientId, clientId);
  return tx.$count(facilities, and(inArray(facilities.id, [...ids]), ofClient));
};
