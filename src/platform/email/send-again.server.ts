import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { queueJobsOf } from "./queue-emails.server.ts";
import { emails } from "./tables/emails.ts";

/**
 * An email for which no attempt was left, because a person has asked for it.
 * @param key of the email @returns false where none of this key has failed
 */
export const sendAgain = (tx: Transaction, queue: PgBoss, key: string): Promise<boolean> =>
  sendSettledAgain(tx, queue, sql`${emails.key} = ${key}`);

/** @param which of the emails @returns false where none of them has failed or was held */
export async function sendSettledAgain(
  tx: Transaction,
  queue: PgBoss,
  which: SQL | undefined,
): Promise<boolean> {
  const again = await tx
    .update(emails)
    .set({ state: "queued", handedOverAt: null, lastAnswer: null })
    .where(and(which, inArray(emails.state, ["failed", "held"])))
    .returning({ id: emails.id });
  await queueJobsOf(
    tx,
    queue,
    again.map(({ id }) => id),
  );
  return again.length > 0;
}
