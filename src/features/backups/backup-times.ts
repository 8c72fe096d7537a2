/** Decides from earlier runs when a backup or a check is due, and what is wrong. */

import type { BackupReason } from "#platform/backups/backup-failure.ts";
import { dayMs, hourMs, minuteMs } from "#platform/format/durations.ts";

/** By then most crews have left, and the first report of the morning has not been made. */
const nightlyAt = "03:30";
const checkEveryMs = 7 * dayMs;
/** A run whose process has given no sign of life for so long counts as dead. */
export const leaseMs = 5 * minuteMs;
const firstRetryMs = 15 * minuteMs;
const lastRetryMs = hourMs;
/** Nobody is told of a bucket that was away for an hour in the night. */
const patienceMs = 3 * hourMs;
/** A first backup of many files may take the whole night. */
const maxRunMs = 20 * hourMs;
const checkOverdueMs = 2 * checkEveryMs;
/** The clock of the database may have been ahead for a while; what is dated by it says nothing. */
const maxClockDifferenceMs = hourMs;
const maxCheckTries = 3;

export interface BackupRun {
  kind: "backup" | "check";
  place: string;
  backup: string | null;
  startedAt: Date;
  aliveAt: Date;
  finishedAt: Date | null;
  outcome: "done" | "failed" | null;
  reason: BackupReason | null;
  facts: Readonly<Record<string, number>>;
}

export interface BackupClock {
  now: Date;
  /** IANA name of the company's. */
  timeZone: string;
  /** Backups in another place than the present one do not count. */
  place: string;
  /** Nobody misses a backup from before this installation first needed one. */
  since: Date;
}

export type BackupTrouble =
  /** `last`: when the latest good one was made. */
  | { kind: "no-backup"; reason?: BackupReason | undefined; last?: string | undefined }
  | { kind: "check-failed"; reason: BackupReason; backup?: string | undefined }
  | { kind: "no-check"; reason?: BackupReason | undefined }
  | { kind: "files-missing"; count: number }
  | { kind: "backups-gone"; count: number };

/** The latest moment at which a backup was due; on a night on which clocks change, once as well. */
export function latestNight({ now, timeZone }: Pick<BackupClock, "now" | "timeZone">): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = there.toPlainDate();
  const tonight = today.toZonedDateTime({ timeZone, plainTime: nightlyAt });
  const latest =
    Temporal.ZonedDateTime.compare(tonight, there) <= 0
      ? tonight
      : today.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: nightlyAt });
  return new Date(latest.epochMilliseconds);
}

export function nextNight({ now, timeZone }: Pick<BackupClock, "now" | "timeZone">): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(
    latestNight({ now, timeZone }).getTime(),
  ).toZonedDateTimeISO(timeZone);
  const next = there
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone, plainTime: nightlyAt });
  return new Date(next.epochMilliseconds);
}

/** Undefined while nothing is due, or another run is under way. */
export function dueRun(
  runs: readonly BackupRun[],
  clock: BackupClock,
): BackupRun["kind"] | undefined {
  const past = pastRuns(runs, clock);
  if (past.some((run) => isAlive(run, clock.now))) return undefined;
  if (isBackupDue(past, clock)) return "backup";
  return isCheckDue(past, clock) ? "check" : undefined;
}

/** True while the process of a run still reports that it works on it. */
export const isAlive = ({ finishedAt, aliveAt }: BackupRun, now: Date): boolean =>
  finishedAt === null && Math.abs(now.getTime() - aliveAt.getTime()) < leaseMs;

function isBackupDue(past: readonly BackupRun[], clock: BackupClock): boolean {
  const night = latestNight(clock);
  const here = past.filter(({ kind, place }) => kind === "backup" && place === clock.place);
  if (here.some((run) => isDone(run) && run.startedAt >= night)) return false;
  // A new installation waits for its first night; a new place does not.
  const hasBegun = past.some((run) => run.kind === "backup" && isDone(run));
  if (night <= clock.since && !hasBegun) return false;
  return isRetryDue(
    here.filter(({ startedAt }) => startedAt >= night),
    clock.now,
  );
}

function isCheckDue(past: readonly BackupRun[], clock: BackupClock): boolean {
  const newest = newestBackup(past, clock);
  if (newest === undefined) return false;
  const checks = past.filter(({ kind, place }) => kind === "check" && place === clock.place);
  // A little early, so that a check never moves into the day.
  const enough = clock.now.getTime() - checkEveryMs + 2 * hourMs;
  if (checks.some((run) => isDone(run) && run.startedAt.getTime() > enough)) return false;
  const tries = checks.filter(({ startedAt }) => startedAt >= newest.startedAt);
  if (tries.length >= maxCheckTries || tries.some(({ reason }) => isFinal(reason))) return false;
  return isRetryDue(tries, clock.now);
}

/** Tried again before the next backup only where that may change the answer. */
const isFinal = (reason: BackupReason | null): boolean =>
  reason !== null && !["place-away", "interrupted", "failed", "no-room"].includes(reason);

/** It waits a quarter of an hour, then half an hour, and then an hour each time. */
function isRetryDue(tries: readonly BackupRun[], now: Date): boolean {
  if (tries.length === 0) return true;
  const latest = Math.max(
    ...tries.map(({ startedAt, finishedAt }) => (finishedAt ?? startedAt).getTime()),
  );
  const waitMs = Math.min(lastRetryMs, firstRetryMs * 2 ** (tries.length - 1));
  return now.getTime() - latest >= waitMs;
}

/** Empty while all is well, or may still become so without anybody's help. */
export function troublesOf(runs: readonly BackupRun[], clock: BackupClock): BackupTrouble[] {
  const past = pastRuns(runs, clock);
  const newest = newestBackup(past, clock);
  return [
    ...missingBackup(past, newest, clock),
    ...failedCheck(past, newest, clock),
    ...(newest === undefined ? [] : lossesIn(newest)),
  ];
}

function missingBackup(
  past: readonly BackupRun[],
  newest: BackupRun | undefined,
  clock: BackupClock,
): BackupTrouble[] {
  const night = latestNight(clock);
  if (newest !== undefined && newest.startedAt >= night) return [];
  if (newest === undefined && night <= clock.since) return [];
  if (clock.now.getTime() - night.getTime() < patienceMs) return [];
  const tries = past.filter(
    (run) => run.kind === "backup" && run.place === clock.place && run.startedAt >= night,
  );
  const isUnderWay = tries.some(
    (run) => isAlive(run, clock.now) && clock.now.getTime() - run.startedAt.getTime() < maxRunMs,
  );
  if (isUnderWay) return [];
  const reason = latestOf(tries)?.reason ?? undefined;
  return [{ kind: "no-backup", reason, last: newest?.startedAt.toISOString() }];
}

function failedCheck(
  past: readonly BackupRun[],
  newest: BackupRun | undefined,
  { now, place, since }: BackupClock,
): BackupTrouble[] {
  if (newest === undefined) return [];
  const checks = past.filter((run) => run.kind === "check" && run.place === place);
  const latest = latestOf(checks.filter(({ finishedAt }) => finishedAt !== null));
  if (latest?.outcome === "failed" && latest.reason !== null && isFinal(latest.reason))
    return [{ kind: "check-failed", reason: latest.reason, backup: latest.backup ?? undefined }];
  const lastGood = latestOf(checks.filter(isDone));
  const firstBackup = past
    .filter((run) => run.kind === "backup" && run.place === place && isDone(run))
    .reduce((first, run) => Math.min(first, run.startedAt.getTime()), now.getTime());
  const waitingSince = Math.max(lastGood?.startedAt.getTime() ?? firstBackup, since.getTime());
  return now.getTime() - waitingSince > checkOverdueMs
    ? [{ kind: "no-check", reason: latest?.reason ?? undefined }]
    : [];
}

function lossesIn({ facts: { missing = 0, gone = 0 } }: BackupRun): BackupTrouble[] {
  return [
    ...(missing > 0 ? [{ kind: "files-missing" as const, count: missing }] : []),
    ...(gone > 0 ? [{ kind: "backups-gone" as const, count: gone }] : []),
  ];
}

const pastRuns = (runs: readonly BackupRun[], { now }: BackupClock): BackupRun[] =>
  runs.filter(({ startedAt }) => startedAt.getTime() <= now.getTime() + maxClockDifferenceMs);

export const newestBackup = (
  runs: readonly BackupRun[],
  { place }: Pick<BackupClock, "place">,
): BackupRun | undefined =>
  latestOf(runs.filter((run) => run.kind === "backup" && run.place === place && isDone(run)));

export const isDone = ({ outcome }: BackupRun): boolean => outcome === "done";

function latestOf(runs: readonly BackupRun[]): BackupRun | undefined {
  return runs.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0];
}
