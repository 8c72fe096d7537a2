/** Lists accounts for administrators, account managers and the administrators of a client. */
import { and, asc, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "../actor.ts";
import { may } from "../permissions.ts";
import type { Role } from "../roles.ts";
import { ofVisibleClient } from "../scope.server.ts";
import { hasApp, hasPasskey } from "../second-factor/second-factors.server.ts";
import { accounts } from "../tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "../tables/assignments.ts";
import { clients } from "../tables/clients.ts";
import { sessions } from "../tables/sessions.ts";
import { isPersonWithWords } from "./person-search.server.ts";

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
  /** The time when the person last used the site, by the sessions that are still kept. */
  lastSeenAt: Date | null;
  clientIds: string[];
  facilityIds: string[];
}

export interface PeopleFilter {
  clientId?: string;
  /** Words to find in names, addresses and roles, and in the name of the client or of assigned facilities. */
  words?: string;
  /** The id of a person; the list begins behind that one. */
  after?: string | undefined;
}

const peopleAPage = 50;

/** People whom the actor may know of, by name; those who were removed are left out. */
export async function listPeople(
  db: Database,
  actor: Actor,
  filter: PeopleFilter = {},
  limit?: number,
): Promise<Person[]> {
  const list = selectPeople(db)
    .where(and(isVisiblePerson(actor), ne(accounts.state, "removed"), fitsFilter(actor, filter)))
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));
  const rows = await (limit === undefined ? list : list.limit(limit));
  return rows.map(({ hasApp, hasPasskey, ...person }) => ({
    ...person,
    hasSecondFactor: hasApp || hasPasskey,
  }));
}

/** Reads as many people as a list has at once. */
export async function pageOfPeople(
  db: Database,
  actor: Actor,
  filter: PeopleFilter,
  limit = peopleAPage,
): Promise<{ people: Person[]; next: string | undefined }> {
  const peopleAndNext = await listPeople(db, actor, filter, limit + 1);
  const people = peopleAndNext.slice(0, limit);
  return { people, next: peopleAndNext.length > limit ? people.at(-1)?.id : undefined };
}

const selectPeople = (db: Database) =>
  db
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
    .$dynamic();

const fitsFilter = (actor: Actor, { clientId, words, after }: PeopleFilter): SQL | undefined =>
  and(
    clientId === undefined ? undefined : eq(accounts.clientId, clientId),
    isPersonWithWords(actor, words),
    after === undefined
      ? undefined
      : sql`(${byName(accounts.name)}, ${accounts.id}) > (select ${byName(sql`place.name`)}, place.id
          from ${accounts} as place where place.id = ${after})`,
  );

/** Limits people to those whom the actor may see. */
export function isVisiblePerson(actor: Actor): SQL | undefined {
  if (may(actor, "staff.change")) return sql`true`;
  if (actor.role === "client-administrator" || actor.role === "account-manager")
    return exists(sql`(select 1 where ${accounts.clientId} is not null
      and ${ofVisibleClient(actor, accounts.clientId)})`);
  return sql`false`;
}
