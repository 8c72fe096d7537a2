import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { MetricReader } from "#platform/feature.server.ts";
import type { BackupRun } from "./backup-times.ts";
import { backupRuns } from "./tables/backup-runs.ts";

/** Seconds since 1970, as Prometheus counts moments; 0 where there is none. */
async function lastDone(db: Database, kind: BackupRun["kind"]): Promise<number> {
  const { startedAt, outcome } = backupRuns;
  const [latest] = await db
    .select({ startedAt })
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), eq(outcome, "done")))
    .orderBy(desc(startedAt))
    .limit(1);
  return latest === undefined ? 0 : latest.startedAt.getTime() / 1_000;
}

export const backupMetrics: readonly MetricReader[] = [
  {
    name: "backup_made_timestamp_seconds",
    help: "When the latest backup that was made began; 0 where there is none.",
    read: (db) => lastDone(db, "backup"),
  },
  {
    name: "backup_checked_timestamp_seconds",
    help: "When the latest check that a backup passed began; 0 where there is none.",
    read: (db) => lastDone(db, "check"),
  },
];
