import { and, asc, desc, eq } from "drizzle-orm";
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

/** The oldest try that is still known, which tells of backups that have failed from the first night on. */
async function firstTry(db: Database): Promise<number> {
  const { startedAt, kind } = backupRuns;
  const [first] = await db
    .select({ startedAt })
    .from(backupRuns)
    .where(eq(kind, "backup"))
    .orderBy(asc(startedAt))
    .limit(1);
  return first === undefined ? 0 : first.startedAt.getTime() / 1_000;
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
  {
    name: "backup_first_tried_timestamp_seconds",
    help: "When the oldest backup that is known was begun, whether it was made or not; 0 where there is none.",
    read: firstTry,
  },
];
