import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import { privacyQueue } from "#platform/jobs/queue-options.server.ts";

/** What takes longer than a form may: it looks through every table. */
export interface PrivacyJob {
  requestId: string;
  step: "search" | "erase";
}

/** In the transaction of the command: both or neither. */
export async function queuePrivacyStep(
  tx: Transaction,
  queue: PgBoss,
  job: PrivacyJob,
): Promise<void> {
  await queue.insert(privacyQueue, [{ data: job }], { db: fromDrizzle(tx, sql) });
}
