import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";

/** The start of the transaction would be too early: it may have waited for a lock since. */
export async function databaseTime(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as moment`,
  );
  return new Date(Number(rows[0]?.moment));
}
