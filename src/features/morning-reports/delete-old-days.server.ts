import { lt } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { morningReports } from "./tables/morning-reports.ts";

/** The days of reports go as old notifications do: the next report looks back four days at most. */
export async function deleteOldDays(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - company.retention.notifications * dayMs);
  await db.delete(morningReports).where(lt(morningReports.madeAt, before));
}
