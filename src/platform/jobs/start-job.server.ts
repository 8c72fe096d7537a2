import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { ClockJob } from "./clock-job.server.ts";

/** Has a round begin soon, instead of at its next time, if the transaction commits. */
export async function startJob(
  tx: Transaction,
  queue: PgBoss,
  { name }: Pick<ClockJob, "name">,
): Promise<void> {
  await queue.insert(name, [{}], { db: fromDrizzle(tx, sql) });
}
