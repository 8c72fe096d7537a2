/** What shorter periods would delete within the hour, for whoever is about to set them. */
import { type SQL, sql } from "drizzle-orm";
import type { RetentionDays } from "#content/retention.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";

/**
 * By their names alone: some of the features that keep them use the settings. A test inserts one of each.
 */
const kinds = [
  { table: sql`leads`, period: "contactMessages" },
  { table: sql`contact_messages`, period: "contactMessages" },
  { table: sql`job_applications`, period: "applications" },
] as const satisfies readonly { table: SQL; period: keyof RetentionDays }[];

/** Records of people who wrote; emails and notifications only tell of them. */
export async function countDue(db: Database, days: RetentionDays, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age * dayMs).toISOString();
  let due = 0;
  for (const { table, period } of kinds) {
    const { rows } = await db.execute(sql`
      select count(*) as due from ${table}
      where received_at < ${before(days[period])}::timestamptz
        or (screening = 'quarantined' and received_at < ${before(days.quarantined)}::timestamptz)`);
    due += Number(rows[0]?.due);
  }
  return due;
}
