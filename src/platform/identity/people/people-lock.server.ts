/** Changes to people's accounts run one at a time, by actors who still may. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "../actor.ts";
import { may } from "../permissions.ts";
import { isClientRole } from "../roles.ts";
import { type AccountRow, accounts } from "../tables/accounts.ts";

/** Arbitrary numbers that no other lock uses. */
const staffLock = 7_236_418_003;
const clientLock = 7_236_418;

export type Target =
  | { ok: true; target: AccountRow }
  /** `not-found` also for people whom the actor may not see: both must look alike. */
  | { ok: false; reason: "not-allowed" | "not-found" };

/** Two administrators who remove each other at the same moment must not both succeed. */
export async function lockPerson(
  tx: Transaction,
  actor: Actor,
  accountId: string,
): Promise<Target> {
  const [row] = await tx
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), ne(accounts.state, "removed")));
  await lockPeople(tx, actor.clientId ?? null);
  if (row !== undefined && row.clientId !== (actor.clientId ?? null))
    await lockPeople(tx, row.clientId);
  if (!(await isStill(tx, actor))) return { ok: false, reason: "not-allowed" };
  const [target] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), ne(accounts.state, "removed")));
  if (target === undefined || !mayChange(actor, target)) return { ok: false, reason: "not-found" };
  return { ok: true, target };
}

/** @param clientId absent for staff. Held to the end of the transaction. */
export async function lockPeople(tx: Transaction, clientId: string | null): Promise<void> {
  await tx.execute(
    clientId === null
      ? sql`select pg_advisory_xact_lock(${staffLock})`
      : sql`select pg_advisory_xact_lock(${clientLock}, hashtext(${clientId}))`,
  );
}

/** The actor's role may have changed since the session was read. */
export async function isStill(tx: Transaction, { accountId, role }: Actor): Promise<boolean> {
  const unchanged = and(
    eq(accounts.id, accountId),
    eq(accounts.role, role),
    eq(accounts.state, "active"),
  );
  return (await tx.$count(accounts, unchanged)) > 0;
}

function mayChange(actor: Actor, { role, clientId }: AccountRow): boolean {
  if (!isClientRole(role)) return may(actor, "staff.change");
  if (may(actor, "client-people.change")) return true;
  return may(actor, "colleagues.change") && clientId === actor.clientId;
}

/**
 * The last one of the staff, or for the client's own people the last one of the client: the company
 * may remove a client's last administrator.
 */
export async function isLastAdministrator(
  tx: Database | Transaction,
  actor: Pick<Actor, "clientId">,
  target: AccountRow,
): Promise<boolean> {
  const { role, clientId, state } = target;
  if (state !== "active") return false;
  if (role !== "administrator" && (role !== "client-administrator" || actor.clientId === undefined))
    return false;
  const others = and(
    eq(accounts.role, role),
    eq(accounts.state, "active"),
    ne(accounts.id, target.id),
    clientId === null ? undefined : eq(accounts.clientId, clientId),
  );
  return (await tx.$count(accounts, others)) === 0;
}
