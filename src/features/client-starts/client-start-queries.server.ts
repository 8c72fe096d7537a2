import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { proposals } from "#features/proposals/tables/proposals.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { clientStarts } from "./tables/client-starts.ts";

export interface ListedClientStart {
  clientId: string;
  clientName: string;
  facilityId: string;
  facilityName: string;
  /** True if the actor may open the client. */
  isVisible: boolean;
  opportunityId: string;
  reference: string;
  startedAt: Date;
  startedBy: string;
}

const maxListed = 50;

/** The latest first. */
async function listStarts(
  db: Database,
  actor: Actor,
  condition: SQL,
): Promise<ListedClientStart[]> {
  if (!may(actor, "proposals.read")) return [];
  return db
    .select({
      clientId: clientStarts.clientId,
      clientName: clients.name,
      facilityId: clientStarts.facilityId,
      facilityName: facilities.name,
      isVisible: sql<boolean>`${ofVisibleClient(actor, clientStarts.clientId)}`,
      opportunityId: proposals.opportunityId,
      reference: opportunities.reference,
      startedAt: clientStarts.startedAt,
      startedBy: accounts.name,
    })
    .from(clientStarts)
    .innerJoin(clients, eq(clients.id, clientStarts.clientId))
    .innerJoin(facilities, eq(facilities.id, clientStarts.facilityId))
    .innerJoin(proposals, eq(proposals.id, clientStarts.proposalId))
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .innerJoin(accounts, eq(accounts.id, clientStarts.startedBy))
    .where(condition)
    .orderBy(desc(clientStarts.startedAt), asc(clientStarts.id))
    .limit(maxListed);
}

export const listStartsOfOpportunity = (db: Database, actor: Actor, id: string) =>
  listStarts(db, actor, eq(proposals.opportunityId, id));

export const listStartsOfCompany = (db: Database, actor: Actor, id: string) =>
  listStarts(db, actor, eq(opportunities.companyId, id));

export const listStartsOfClient = (db: Database, actor: Actor, id: string) =>
  listStarts(db, actor, eq(clientStarts.clientId, id));

/** The client that an earlier proposal of the company has made. */
export async function findClientOfCompany(
  db: Database | Transaction,
  companyId: string,
): Promise<{ id: string; name: string } | undefined> {
  const [client] = await db
    .select({ id: clients.id, name: clients.name })
    .from(clientStarts)
    .innerJoin(clients, eq(clients.id, clientStarts.clientId))
    .innerJoin(proposals, eq(proposals.id, clientStarts.proposalId))
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .where(eq(opportunities.companyId, companyId))
    .orderBy(asc(clientStarts.startedAt))
    .limit(1);
  return client;
}

/** Clients that the actor sees and that are called so, whom nobody has linked to the company. */
export const listClientsOfName = (db: Database, actor: Actor, name: string) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(
      and(eq(sql`lower(${clients.name})`, name.toLowerCase()), ofVisibleClient(actor, clients.id)),
    )
    .orderBy(asc(clients.id))
    .limit(10);
