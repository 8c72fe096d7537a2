/** Everybody who may work on opportunities can own one and be mentioned in a note. */
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, rolesWith } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Colleague } from "#platform/notifications/mentions.ts";

const mayOwn = (): SQL | undefined =>
  and(eq(accounts.state, "active"), inArray(accounts.role, [...rolesWith("opportunities.change")]));

export const isOwner = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await tx.$count(accounts, and(eq(accounts.id, accountId), mayOwn()))) > 0;

/** The active owner; administrators where it is nobody's, or that of somebody who has left. */
export async function findOpportunityRecipients(
  tx: Transaction,
  ownerId: string | null,
): Promise<string[]> {
  if (ownerId !== null && (await isOwner(tx, ownerId))) return [ownerId];
  const isAdministrator = and(eq(accounts.role, "administrator"), eq(accounts.state, "active"));
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(isAdministrator);
  return rows.map(({ id }) => id);
}

/** Nobody for actors who may not read opportunities. */
export const listOwners = async (db: Database | Transaction, actor: Actor): Promise<Colleague[]> =>
  may(actor, "opportunities.read")
    ? db
        .select({ id: accounts.id, name: accounts.name })
        .from(accounts)
        .where(mayOwn())
        .orderBy(asc(byName(accounts.name)), asc(accounts.id))
    : [];
