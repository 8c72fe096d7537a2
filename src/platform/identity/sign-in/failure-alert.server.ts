/** Tells the owner of an account that somebody keeps failing to sign in to it. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { accounts } from "../tables/accounts.ts";

export interface FailureAlertJob {
  accountId: string;
}

export const failureAlertQueue = "sign-in-failure-alerts";

/**
 * Queued for names without an account as well, in the same statement: whether a mail is due is decided
 * where nobody waits for the answer.
 */
export async function queueFailureAlert(
  tx: Transaction,
  queue: PgBoss,
  accountId: string | undefined,
): Promise<void> {
  const data: FailureAlertJob = { accountId: accountId ?? randomUUID() };
  await queue.insert(failureAlertQueue, [{ data }], { db: fromDrizzle(tx, sql) });
}

/** Sends one email a day at most, however often somebody tries. */
export function sendFailureAlert(db: Database, queue: PgBoss, accountId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.state, "active")));
    if (account === undefined) return;
    const day = new Date().toISOString().slice(0, 10);
    await queueEmails(tx, queue, [
      {
        message: "sign-in-failures",
        to: account.email,
        about: { kind: "account", id: accountId },
        data: {},
        key: `sign-in-failures:${accountId}:${day}`,
      },
    ]);
  });
}
