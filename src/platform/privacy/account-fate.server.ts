/** An erased account: nobody signs in with it any more, and a code stands in place of the name. */
import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordAudit } from "#platform/identity/audit/record-audit.server.ts";
import { isLastAdministrator, lockPeople } from "#platform/identity/people/people-lock.server.ts";
import { endSessions } from "#platform/identity/sign-in/sessions.server.ts";
import { type AccountRow, accounts } from "#platform/identity/tables/accounts.ts";
import type { Keep, KeepReason } from "./keep-reason.ts";
import { columnsOf, type Fate, type PersonalTable } from "./personal-data.server.ts";

/** An account may not be erased at all for these reasons. */
const blocking: readonly KeepReason[] = ["own-account", "last-administrator"];

/** @param by the account of who erases */
export async function accountFate(
  db: Database | Transaction,
  tables: readonly PersonalTable[],
  account: AccountRow,
  { by, now }: { by: string; now: Date },
): Promise<Fate> {
  const isBlocked = (reason: KeepReason): Fate => ({
    kind: "kept",
    keeps: [{ reason, until: null }],
  });
  if (account.id === by) return isBlocked("own-account");
  // Only our own last administrator must stay; a client's may go.
  if (await isLastAdministrator(db, { clientId: undefined }, account))
    return isBlocked("last-administrator");
  const keeps: Keep[] = [];
  for (const { holdsName } of tables) {
    const until = await holdsName?.until(db, account.id);
    if (holdsName === undefined || until === undefined) continue;
    if (until === null || until > now) keeps.push({ reason: holdsName.reason, until });
  }
  return { kind: "emptied", keeps: longestOfEach(keeps) };
}

/** The one that lasts longest counts where several have the same reason. */
function longestOfEach(keeps: readonly Keep[]): Keep[] {
  const byReason = Map.groupBy(keeps, ({ reason }) => reason);
  return [...byReason].map(([reason, same]) => ({
    reason,
    until: same.some(({ until }) => until === null)
      ? null
      : new Date(Math.max(...same.map(({ until }) => until?.getTime() ?? 0))),
  }));
}

interface AccountErasure {
  tables: readonly PersonalTable[];
  code: string;
  /** The reasons why the name stays, by `accountFate` under the lock. */
  keeps: readonly Keep[];
  by: string;
}

/** Call it before `accountFate` in the transaction, so that two administrators never erase each other. */
export async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectDistinct({ clientId: accounts.clientId })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  // Whoever locks several clients does so in this order.
  const clientIds = rows.map(({ clientId }) => clientId).toSorted();
  await lockPeople(tx, null);
  for (const clientId of clientIds) if (clientId !== null) await lockPeople(tx, clientId);
}

/** Signs out, deletes what belongs to the account alone, and takes the person's words off it. */
export async function eraseAccount(
  tx: Transaction,
  account: AccountRow,
  { tables, code, keeps, by }: AccountErasure,
): Promise<void> {
  await endSessions(tx, account.id);
  for (const { table, goesWithAccount } of tables) {
    const column = goesWithAccount && columnsOf(table)[goesWithAccount];
    if (column) await tx.delete(table).where(eq(column, account.id));
  }
  await tx
    .update(accounts)
    .set({
      name: keeps.length > 0 ? account.name : code,
      username: null,
      email: "",
      mailbox: "",
      pendingEmail: null,
      passwordHash: null,
      passwordChangedAt: null,
      preferences: {},
      state: "removed",
      removedAt: sql`coalesce(${accounts.removedAt}, now())`,
    })
    .where(eq(accounts.id, account.id));
  await recordAudit(
    tx,
    {
      kind: "erased",
      actorId: by,
      accountId: account.id,
      clientId: account.clientId,
      change: changedFields({ state: account.state }, { state: "removed" }),
    },
    undefined,
  );
}

export const isBlocking = ({ reason }: Keep): boolean => blocking.includes(reason);
