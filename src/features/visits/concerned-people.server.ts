import { and, asc, eq, exists, or, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";

/** Administrators of the client and members of the facility; its account manager and supervisor. */
export async function listConcerned(
  tx: Transaction,
  { clientId, facilityId }: { clientId: string; facilityId: string },
): Promise<string[]> {
  const { id, role } = accounts;
  const ofClient = eq(accounts.clientId, clientId);
  const hasFacility = exists(sql`(select 1 from ${facilityAssignments} as a
    where a.account_id = ${id} and a.facility_id = ${facilityId})`);
  const hasClient = exists(sql`(select 1 from ${clientAssignments} as a
    where a.account_id = ${id} and a.client_id = ${clientId})`);
  const people = await tx
    .select({ id })
    .from(accounts)
    .where(
      and(
        eq(accounts.state, "active"),
        or(
          and(eq(role, "client-administrator"), ofClient),
          and(eq(role, "client-member"), ofClient, hasFacility),
          and(eq(role, "account-manager"), hasClient),
          and(eq(role, "supervisor"), hasFacility),
        ),
      ),
    )
    .orderBy(asc(id));
  return people.map((person) => person.id);
}
