/** Processes take turns by a row of `backup_runs`, which the one at work keeps alive. */
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import {
  BackupFailure,
  type BackupReason,
  backupReasons,
} from "#platform/backups/backup-failure.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { type BackupClock, type BackupRun, dueRun, leaseMs } from "./backup-times.ts";
import { backupRuns } from "./tables/backup-runs.ts";

const sinceSetting = "backups-since";
/** Longer than any of the rules looks back. */
const readBackMs = 60 * dayMs;
const maxRuns = 1_000;
const keptDays = 400;
const beatMs = 30_000;

/** An arbitrary number: held while one process decides what it begins. */
const decisionLock = 7_236_418_107;

export interface ClaimedRun {
  id: string;
  kind: BackupRun["kind"];
}

/** The database's clock, which all processes share. */
export type ReadTime = () => Promise<Date>;

/** @param wanted begins it now, due or not @returns undefined where nothing is due, or another is at work */
export function claimRun(
  db: Database,
  clock: BackupClock,
  wanted?: BackupRun["kind"],
): Promise<ClaimedRun | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${decisionLock})`);
    await endDeadRuns(tx, clock.now);
    const kind = wanted ?? dueRun(await readRuns(tx, clock.now), clock);
    if (kind === undefined) return undefined;
    const { place, now } = clock;
    const [begun] = await tx
      .insert(backupRuns)
      .values({ id: newId(), kind, place, startedAt: now, aliveAt: now })
      .onConflictDoNothing()
      .returning({ id: backupRuns.id });
    return begun && { id: begun.id, kind };
  });
}

/** These runs belong to processes that were killed. */
async function endDeadRuns(tx: Transaction, now: Date): Promise<void> {
  const { aliveAt, finishedAt } = backupRuns;
  const [earliest, latest] = [now.getTime() - leaseMs, now.getTime() + leaseMs];
  await tx
    .update(backupRuns)
    .set({ finishedAt: now, outcome: "failed", reason: "interrupted" })
    .where(
      and(isNull(finishedAt), or(lt(aliveAt, new Date(earliest)), gt(aliveAt, new Date(latest)))),
    );
}

export interface RunResult {
  outcome: "done" | "failed";
  backup?: string | undefined;
  reason?: BackupReason | undefined;
  facts?: Record<string, number>;
}

interface KeptRun {
  run: ClaimedRun;
  readTime: ReadTime;
  /** Aborted when the product stops. */
  stopping?: AbortSignal | undefined;
}

/**
 * Keeps the run alive while `work` runs, whose signal is aborted where another process has taken over, or
 * the product stops.
 */
export async function keepRun<Result>(
  db: Database,
  { run: { id }, readTime, stopping }: KeptRun,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const stop = () => lost.abort(new BackupFailure("interrupted", "The product is being stopped."));
  if (stopping?.aborted) stop();
  stopping?.addEventListener("abort", stop, { once: true });
  const isOurs = and(eq(backupRuns.id, id), isNull(backupRuns.finishedAt));
  const beat = async () => {
    const rows = await db
      .update(backupRuns)
      .set({ aliveAt: await readTime() })
      .where(isOurs)
      .returning({ id: backupRuns.id });
    if (rows.length === 0)
      lost.abort(new BackupFailure("interrupted", "Another process has taken over."));
  };
  // A database that is away for a moment ends nothing.
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    stopping?.removeEventListener("abort", stop);
  }
}

export async function finishRun(
  db: Database,
  { id }: ClaimedRun,
  finishedAt: Date,
  { outcome, backup, reason, facts }: RunResult,
): Promise<void> {
  await db
    .update(backupRuns)
    .set({
      finishedAt,
      outcome,
      backup: backup ?? null,
      reason: reason ?? null,
      facts: facts ?? {},
    })
    .where(and(eq(backupRuns.id, id), isNull(backupRuns.finishedAt)));
}

/** The newest first. */
export async function readRuns(db: Database | Transaction, now: Date): Promise<BackupRun[]> {
  const rows = await db
    .select()
    .from(backupRuns)
    .where(gt(backupRuns.startedAt, new Date(now.getTime() - readBackMs)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(maxRuns);
  return rows.map(({ id: _, reason, ...row }) => ({ ...row, reason: knownReason(reason) }));
}

/** Another version of the product may know others. */
const knownReason = (reason: string | null): BackupReason | null =>
  reason === null ? null : (backupReasons.find((stored) => stored === reason) ?? "failed");

/** The moment from which this installation owes backups; `now` if none is stored yet. */
export async function readSince(db: Database, now: Date): Promise<Date> {
  const [row] = await db.select().from(settings).where(eq(settings.name, sinceSetting));
  const since = row === undefined ? now : new Date(row.value);
  return since <= now ? since : now;
}

/** Stores this moment on the first call; later calls read like `readSince`. */
export async function rememberSince(db: Database, now: Date): Promise<Date> {
  const value = now.toISOString();
  await db
    .insert(settings)
    .values({ name: sinceSetting, value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value },
      // First asked under a clock that was ahead: no backup would be due until then.
      setWhere: gt(settings.value, value),
    });
  return readSince(db, now);
}

export const deleteOldRuns = async (db: Database, now: Date): Promise<{ runs: number }> => {
  const before = new Date(now.getTime() - keptDays * dayMs);
  const old = await db
    .delete(backupRuns)
    .where(lt(backupRuns.startedAt, before))
    .returning({ id: backupRuns.id });
  return { runs: old.length };
};
