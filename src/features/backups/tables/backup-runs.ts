import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Backups that were begun, and checks of them: what there is stands in the place itself. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: uuid().primaryKey(),
    kind: text().$type<"backup" | "check">().notNull(),
    /** The place as people read it, without a secret. */
    place: text().notNull(),
    /** Names the backup that was made or checked; absent where it did not come so far. */
    backup: text(),
    startedAt: timestamptz("started_at").notNull(),
    /** Renewed while a process works on it. */
    aliveAt: timestamptz("alive_at").notNull(),
    finishedAt: timestamptz("finished_at"),
    outcome: text().$type<"done" | "failed">(),
    /** A reason from `backup-failure.ts`. */
    reason: text(),
    /** Counts of bytes, rows and files. */
    facts: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    // Two processes cannot both begin a run: the second insert conflicts, and adds nothing.
    uniqueIndex("backup_runs_one_at_a_time")
      .on(sql`(finished_at is null)`)
      .where(sql`finished_at is null`),
    index("backup_runs_started_at").on(table.startedAt),
    check("backup_runs_kind", sql`kind in ('backup', 'check')`),
    check("backup_runs_outcome", sql`(finished_at is null) = (outcome is null)`),
  ],
);
