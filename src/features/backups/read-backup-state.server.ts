/** One read of the database is enough for a page; the place itself is never read. */
import type { Config } from "#config";
import { company } from "#content/company.ts";
import { isOnDiskOf, openPlace } from "#platform/backups/places/open-place.server.ts";
import type { Database } from "#platform/database/client.ts";
import { readRuns, readSince } from "./backup-runs.server.ts";
import {
  type BackupTrouble,
  isAlive,
  isDone,
  newestBackup,
  nextNight,
  troublesOf,
} from "./backup-times.ts";

export type BackupStateSettings = Pick<
  Config,
  "nightlyBackups" | "backupDirectory" | "backupUrl" | "backupKey" | "dataDirectory"
>;

export interface BackupState {
  /** True if backups are made on a schedule. */
  isOn: boolean;
  /** A folder or a bucket, as people read it; `isOnDataDisk`: whoever loses that disk loses both. */
  place: { label: string; kind: "folder" | "bucket"; isOnDataDisk: boolean };
  /** True if the next backup will be encrypted. */
  isEncrypted: boolean;
  /** Says what a process is doing at this moment. */
  underWay: { kind: "backup" | "check"; since: Date } | undefined;
  latest:
    | { name: string; at: Date; bytes: number; rows: number; files: number; isEncrypted: boolean }
    | undefined;
  /** The latest that was restored into a scratch database and had all its rows. */
  checked: { name: string; at: Date; rows: number; files: number } | undefined;
  next: Date | undefined;
  /** The same troubles that administrators are notified of; `backup-troubles.server.ts` has their texts. */
  troubles: BackupTrouble[];
}

export async function readBackupState(
  db: Database,
  settings: BackupStateSettings,
  now = new Date(),
): Promise<BackupState> {
  const { kind, label } = openPlace(settings);
  const { nightlyBackups, backupKey, dataDirectory } = settings;
  const [runs, since] = await Promise.all([readRuns(db, now), readSince(db, now)]);
  const clock = { now, timeZone: company.timeZone, place: label, since };
  const underWay = runs.find((run) => isAlive(run, now));
  const latest = newestBackup(runs, clock);
  const checked = runs.find((run) => run.kind === "check" && run.place === label && isDone(run));
  return {
    isOn: nightlyBackups,
    place: {
      label,
      kind,
      isOnDataDisk: kind === "folder" && (await isOnDiskOf(label, dataDirectory)),
    },
    isEncrypted: backupKey !== undefined,
    underWay: underWay && { kind: underWay.kind, since: underWay.startedAt },
    latest: latest && {
      name: latest.backup ?? "",
      at: latest.startedAt,
      bytes: latest.facts.bytes ?? 0,
      rows: latest.facts.rows ?? 0,
      files: latest.facts.files ?? 0,
      isEncrypted: latest.facts.sealed === 1,
    },
    checked: checked && {
      name: checked.backup ?? "",
      at: checked.startedAt,
      rows: checked.facts.rows ?? 0,
      files: checked.facts.files ?? 0,
    },
    next: nightlyBackups ? nextNight(clock) : undefined,
    troubles: nightlyBackups ? troublesOf(runs, clock) : [],
  };
}
