/** Runs whatever backup or check is due, and notifies administrators of trouble. */
import { setTimeout } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import type { BackupRefusal } from "#platform/backups/backup-failure.ts";
import { checkBackup } from "#platform/backups/check-backup.server.ts";
import { readInstallation } from "#platform/backups/installation.server.ts";
import { makeBackup } from "#platform/backups/make-backup.server.ts";
import { openPlace } from "#platform/backups/places/open-place.server.ts";
import type { BackupPlace } from "#platform/backups/places/place.ts";
import { pruneBackups } from "#platform/backups/remove-backups.server.ts";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { dayMs } from "#platform/format/durations.ts";
import { isClockSteady, readClocks } from "#platform/retention/steady-clock.server.ts";
import {
  type ClaimedRun,
  claimRun,
  finishRun,
  keepRun,
  type ReadTime,
  type RunResult,
  readRuns,
  rememberSince,
} from "./backup-runs.server.ts";
import { type BackupClock, type BackupRun, newestBackup } from "./backup-times.ts";
import { notifyAdministrators } from "./notify-administrators.server.ts";
import { type BackupStateSettings, readBackupState } from "./read-backup-state.server.ts";

/** A check reads so many files completely, and other ones each week. */
const readFiles = 200;
const finishWaitsMs = [1_000, 10_000, 60_000];

export interface BackupsContext {
  db: Database;
  database: Pick<OpenDatabase, "copyDatabase">;
  files: FileStorage;
  config: BackupConfig;
  log: Logger;
  /** The database's clock unless told otherwise. */
  readTime?: ReadTime;
  /** Aborted when the product stops: what is under way ends as interrupted. */
  stopping?: AbortSignal;
}

export type BackupConfig = Pick<
  Config,
  "backupDirectory" | "backupUrl" | "backupKey" | "dataDirectory" | "databaseUrl" | "filesUrl"
>;

/** One round: a backup where one is due, a check where one is due, and a word to administrators. */
export async function lookAfterBackups(
  context: BackupsContext & { queue: PgBoss; config: BackupStateSettings },
): Promise<void> {
  const place = openPlace(context.config);
  // A check follows its backup at once.
  for (let runs = 0; runs < 2; runs++) {
    if (context.stopping?.aborted) return;
    const clock = await readBackupClock(context, place);
    const run = await claimRun(context.db, clock);
    if (run === undefined) break;
    await runClaimed(context, place, run, clock);
  }
  const clock = await readBackupClock(context, place);
  const { troubles } = await readBackupState(context.db, context.config, clock.now);
  if (troubles.length > 0) await notifyAdministrators(context, place.label, troubles, clock);
}

export type NowResult =
  | { ok: true; backup: string; facts: Record<string, number> }
  | { ok: false; message: string };

/** Somebody has asked for this backup, so it does not matter whether one is due. */
export async function backUpNow(context: BackupsContext): Promise<NowResult> {
  const place = openPlace(context.config);
  const clock = await readBackupClock(context, place);
  const run = await claimRun(context.db, clock, "backup");
  if (run === undefined)
    return { ok: false, message: "Another backup, or a check, is under way. Try again later." };
  const result = await runClaimed(context, place, run, clock);
  return result.outcome === "done"
    ? { ok: true, backup: result.backup ?? "", facts: result.facts ?? {} }
    : { ok: false, message: result.message ?? "The backup failed; the log says why." };
}

const timeReader = ({ db, readTime }: BackupsContext): ReadTime =>
  readTime ?? (async () => (await readClocks(db)).database);

async function readBackupClock(context: BackupsContext, place: BackupPlace): Promise<BackupClock> {
  const now = await timeReader(context)();
  const since = await rememberSince(context.db, now);
  return { now, timeZone: company.timeZone, place: place.label, since };
}

/** Names of events in the log, by how a run ended. */
const eventsOf = {
  backup: { done: "backup made", interrupted: "backup interrupted", failed: "backup failed" },
  check: {
    done: "backup checked",
    interrupted: "backup check interrupted",
    failed: "backup check failed",
  },
} as const;

type EndedRun = RunResult & { message?: string };

async function runClaimed(
  context: BackupsContext,
  place: BackupPlace,
  run: ClaimedRun,
  clock: BackupClock,
): Promise<EndedRun> {
  const { db, log } = context;
  const started = performance.now();
  const readTime = timeReader(context);
  const { stopping } = context;
  const result = await keepRun(db, { run, readTime, stopping }, (signal) =>
    run.kind === "backup"
      ? runBackup(context, place, clock, signal)
      : runCheck(context, place, clock, signal),
  ).catch((error: unknown): EndedRun => {
    log.error({ err: error, kind: run.kind }, "backup run failed");
    return { outcome: "failed", reason: "failed" };
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  const { message, ...facts } = { ...result, place: place.label, seconds };
  const events = eventsOf[run.kind];
  if (result.outcome === "done") log.info(facts, events.done);
  else if (result.reason === "interrupted")
    log.warn({ ...facts, cause: message }, events.interrupted);
  else log.error({ ...facts, cause: message }, events.failed);
  await finish(db, run, readTime, result);
  return result;
}

/** A database that is away for a moment must not make an hour's work look interrupted. */
async function finish(
  db: Database,
  run: ClaimedRun,
  readTime: ReadTime,
  result: RunResult,
): Promise<void> {
  for (const waitMs of finishWaitsMs) {
    try {
      return await finishRun(db, run, await readTime(), result);
    } catch {
      await setTimeout(waitMs);
    }
  }
  await finishRun(db, run, await readTime(), result);
}

async function runBackup(
  { db, database, files, config, log }: BackupsContext,
  place: BackupPlace,
  clock: BackupClock,
  signal: AbortSignal,
): Promise<EndedRun> {
  const { backupKey: keyWords } = config;
  const gone = await countGone(db, place, clock);
  const parts = { db, database, store: files.store, config, place, keyWords, signal };
  const backup = await makeBackup(parts, clock.now);
  if (!backup.ok) return failed(backup);
  const { bytes, rows, files: fileCount, missing } = backup;
  const removed = await prune(db, place, keyWords, clock, log);
  return {
    outcome: "done",
    backup: backup.name,
    facts: {
      bytes,
      rows,
      files: fileCount,
      missing,
      gone,
      removed,
      sealed: Number(backup.isEncrypted),
    },
  };
}

/** Counts those of the last week where not even the newest is still there: an empty folder was mounted, for example. */
async function countGone(db: Database, place: BackupPlace, clock: BackupClock): Promise<number> {
  const runs = await readRuns(db, clock.now);
  const newest = newestBackup(runs, clock);
  // If the place cannot be reached, the backup itself reports that.
  const present = new Set(await place.folders().catch(() => [newest?.backup ?? ""]));
  if (newest === undefined || present.has(newest.backup ?? "")) return 0;
  const weekBefore = newest.startedAt.getTime() - 7 * dayMs;
  return runs.filter(
    (run) => run.backup !== null && isMade(run, clock) && run.startedAt.getTime() > weekBefore,
  ).length;
}

const isMade = ({ kind, place, outcome }: BackupRun, clock: BackupClock): boolean =>
  kind === "backup" && place === clock.place && outcome === "done";

/** Old backups stay for another night where they cannot be removed now. @returns how many went */
async function prune(
  db: Database,
  place: BackupPlace,
  keyWords: string | undefined,
  clock: BackupClock,
  log: Logger,
): Promise<number> {
  try {
    if (!(await isClockSteady(db))) return 0;
    const installation = await readInstallation(db);
    const pruned = await pruneBackups(place, installation, keyWords, clock);
    if (pruned.removed.length > 0) log.info(pruned, "old backups removed");
    return pruned.removed.length;
  } catch (error) {
    log.warn({ err: error }, "old backups not removed");
    return 0;
  }
}

async function runCheck(
  { db, config }: BackupsContext,
  place: BackupPlace,
  clock: BackupClock,
  signal: AbortSignal,
): Promise<EndedRun> {
  const { backupKey: keyWords, dataDirectory, databaseUrl } = config;
  const newest = newestBackup(await readRuns(db, clock.now), clock);
  const name = newest?.backup ?? "latest";
  const parts = {
    place,
    keyWords,
    // It was made before the key was set, and not by somebody else: the run is in the database.
    takesNotEncrypted: newest?.facts.sealed === 0,
    dataDirectory,
    databaseUrl,
    readFiles,
    signal,
  };
  const checked = await checkBackup(parts, name);
  if (!checked.ok) return { ...failed(checked), backup: name };
  const { tables, rows, files, readFiles: read } = checked;
  return { outcome: "done", backup: name, facts: { tables, rows, files, read } };
}

const failed = ({ reason, message }: BackupRefusal): EndedRun => ({
  outcome: "failed",
  reason,
  message,
});
