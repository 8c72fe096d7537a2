import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";

/**
 * A job that somebody asked for, in the transaction that asks: both or neither, and the embedded engine's
 * only connection would wait for the queue's own in vain.
 */
export async function sendJob(
  db: Database | Transaction,
  queue: PgBoss,
  name: string,
  data: object = {},
): Promise<void> {
  await queue.insert(name, [{ data }], { db: fromDrizzle(db, sql) });
}
