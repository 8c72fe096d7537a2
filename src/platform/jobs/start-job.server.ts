import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";

/** Has a round of a queue's work begin soon, instead of at its next time, if the transaction commits. */
export async function startJob(tx: Transaction, queue: PgBoss, name: string): Promise<void> {
  await queue.insert(name, [{}], { db: fromDrizzle(tx, sql) });
}
