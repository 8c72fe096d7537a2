/**
 * `inVisibleFacility` of `scope.server.ts`, for what is checked in memory: change events, of which a thousand
 * open screens must not each cause a query.
 */
import { inArray } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "./actor.ts";
import { assignedTo, type Role } from "./roles.ts";
import { clientAssignments, facilityAssignments } from "./tables/assignments.ts";

type Ids = "all" | ReadonlySet<string>;

/** A facility is within it if both its client and itself are. */
export interface AccessScope {
  clients: Ids;
  facilities: Ids;
}

/** The scope of people who see nothing, or whose own scope has not been read yet. */
const nothing: AccessScope = { clients: new Set(), facilities: new Set() };

/** Current scopes, keyed by account id, in two queries for all actors. */
export async function readAccessScopes(
  db: Database | Transaction,
  actors: readonly Actor[],
): Promise<ReadonlyMap<string, AccessScope>> {
  const assignedClients = await byAccount(actors, "clients", (ids) =>
    db
      .select({ accountId: clientAssignments.accountId, id: clientAssignments.clientId })
      .from(clientAssignments)
      .where(inArray(clientAssignments.accountId, ids)),
  );
  const assignedFacilities = await byAccount(actors, "facilities", (ids) =>
    db
      .select({ accountId: facilityAssignments.accountId, id: facilityAssignments.facilityId })
      .from(facilityAssignments)
      .where(inArray(facilityAssignments.accountId, ids)),
  );
  return new Map(
    actors.map((actor) => {
      const clients = assignedClients.get(actor.accountId) ?? new Set<string>();
      const facilities = assignedFacilities.get(actor.accountId) ?? new Set<string>();
      return [actor.accountId, accessScopeOf(actor, { clients, facilities })];
    }),
  );
}

function accessScopeOf(actor: Actor, assigned: { clients: Ids; facilities: Ids }): AccessScope {
  if (actor.needsSecondFactor) return nothing;
  const ownClient = new Set(actor.clientId === undefined ? [] : [actor.clientId]);
  switch (actor.role) {
    case "administrator":
      return { clients: "all", facilities: "all" };
    case "account-manager":
      return { clients: assigned.clients, facilities: "all" };
    case "client-administrator":
      return { clients: ownClient, facilities: "all" };
    case "client-member":
      return { clients: ownClient, facilities: assigned.facilities };
    case "supervisor":
    case "crew-lead":
      return { clients: "all", facilities: assigned.facilities };
    case "recruiter":
      return nothing;
  }
}

interface ConcernedPlace {
  /** Absent for what concerns no client. */
  clientId?: string | undefined;
  /** Absent for what concerns a client as a whole. */
  facilityId?: string | undefined;
}

export function isInAccessScope(
  { clients, facilities }: AccessScope,
  { clientId, facilityId }: ConcernedPlace,
): boolean {
  const has = (ids: Ids, id: string | undefined) =>
    ids === "all" || (id !== undefined && ids.has(id));
  return has(clients, clientId) && has(facilities, facilityId);
}

async function byAccount(
  actors: readonly Actor[],
  kind: (typeof assignedTo)[Role],
  read: (accountIds: string[]) => PromiseLike<{ accountId: string; id: string }[]>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ofKind = actors.filter(({ role }) => assignedTo[role] === kind);
  const idsByAccount = new Map<string, Set<string>>();
  if (ofKind.length === 0) return idsByAccount;
  for (const { accountId, id } of await read(ofKind.map((actor) => actor.accountId)))
    idsByAccount.set(accountId, (idsByAccount.get(accountId) ?? new Set()).add(id));
  return idsByAccount;
}

export function isSameAccessScope(one: AccessScope, other: AccessScope): boolean {
  const isSame = (a: Ids, b: Ids) =>
    a === b || (a !== "all" && b !== "all" && a.size === b.size && [...a].every((id) => b.has(id)));
  return isSame(one.clients, other.clients) && isSame(one.facilities, other.facilities);
}
