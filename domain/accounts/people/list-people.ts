/** Accounts, for administrators and account managers. */
import { and, asc, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#database/tables/assignments.ts";
import { clients } from "#database/tables/clients.ts";
import { sessions } from "#database/tables/sessions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { ofVisibleClient } from "#domain/accounts/scope.ts";
import { hasApp, hasPasskey } from "#domain/accounts/second-factor/second-factors.ts";

export interface Person {
  id: string;
  name: string;
  username: string | null;
  email: string;
  role: Role;
  state: "invited" | "active" | "suspended" | "removed";
  clientId: string | null;
  clientName: string | null;
  hasSecondFactor: boolean;
  /** Of the sessions that are still kept. */
  lastSeenAt: Date | null;
  clientIds: string[];
  facilityIds: string[];
}

/** People whom the actor may know of; those who were removed are left out. */
export async function listPeople(db: Database, actor: Actor): Promise<Person[]> {
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      username: accounts.username,
      email: accounts.email,
      role: accounts.role,
      state: accounts.state,
      clientId: accounts.clientId,
      clientName: clients.name,
      hasApp: hasApp(accounts.id),
      hasPasskey: hasPasskey(accounts.id),
      lastSeenAt: sql<Date | null>`(select max(s.last_seen_at) from ${sessions} as s
        where s.account_id = ${accounts.id})`.mapWith(sessions.lastSeenAt),
      clientIds: sql<string[]>`(select coalesce(json_agg(a.client_id), '[]'::json)
        from ${clientAssignments} as a where a.account_id = ${accounts.id})`,
      facilityIds: sql<string[]>`(select coalesce(json_agg(a.facility_id), '[]'::json)
        from ${facilityAssignments} as a where a.account_id = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(and(isVisiblePerson(actor), ne(accounts.state, "removed")))
    .orderBy(asc(accounts.name), asc(accounts.id));
  return rows.map(({ hasApp, hasPasskey, ...person }) => ({
    ...person,
    hasSecondFactor: hasApp || hasPasskey,
  }));
}

/** Whom the actor may know of. */
export function isVisiblePerson(actor: Actor): SQL | undefined {
  if (may(actor, "staff.change")) return sql`true`;
  if (actor.role === "client-administrator" || actor.role === "account-manager")
    return exists(sql`(select 1 where ${accounts.clientId} is not null
      and ${ofVisibleClient(actor, accounts.clientId)})`);
  return sql`false`;
}
