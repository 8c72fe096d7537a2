import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";

/**
 * Has a job begin soon, if the transaction commits: both or neither. The embedded engine's only connection is
 * the transaction's by then, and the queue's own would wait for it in vain.
 */
export async function startJob(
  tx: Transaction,
  queue: PgBoss,
  { name }: { name: string },
  data: object = {},
): Promise<void> {
  await queue.insert(name, [{ data }], { db: fromDrizzle(tx, sql) });
}
