import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";

/**
 * A job without content, for a queue whose worker looks for what is to be done: in the transaction that
 * makes it, as the embedded engine's only connection would wait for the queue's own in vain.
 */
export async function sendJob(
  db: Database | Transaction,
  queue: PgBoss,
  name: string,
): Promise<void> {
  await queue.insert(name, [{}], { db: fromDrizzle(db, sql) });
}
