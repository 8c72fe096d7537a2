import { dayMs } from "#platform/format/durations.ts";
import { readContents } from "./contents.server.ts";
import { keptBackups } from "./kept-backups.ts";
import { listBackups, type StoredBackup } from "./list-backups.server.ts";
import { deleteManifest, expectWhole } from "./manifest.server.ts";
import { keyForReading } from "./place-key.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { listStoredFiles, placeKeyOf } from "./stored-files.server.ts";

const damagedStaysMs = 31 * dayMs;

/** The manifest goes first: what is removed by half is no backup. */
export async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await deleteManifest(place, name);
  for await (const { key } of place.list(name)) await place.delete(key);
}

/** Removes what killed processes have left behind; a younger backup may still be in the making. */
export async function removeUnfinished(
  place: BackupPlace,
  installation: string,
  now: Date,
): Promise<void> {
  for (const { name, madeAt, manifest } of await listBackups(place, installation)) {
    const isOld = now.getTime() - madeAt.getTime() > dayMs;
    if (manifest === "none" && isOld) await removeBackup(place, name);
  }
}

export interface PrunedBackups {
  removed: string[];
  /** Photos and documents that no backup names any more. */
  files: number;
}

/** Call it after a backup was made, and only while the clock can be believed. */
export async function pruneBackups(
  place: BackupPlace,
  installation: string,
  keyWords: string | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<PrunedBackups> {
  const backups = await listBackups(place, installation);
  const kept = keptBackups(backups.filter(isReadable), now, timeZone);
  const removed = backups.filter(
    (backup) => (isReadable(backup) || isLongDamaged(backup, now)) && !kept.has(backup.name),
  );
  if (removed.length === 0) return { removed: [], files: 0 };
  for (const { name } of removed) await removeBackup(place, name);
  const gone = new Set(removed.map(({ name }) => name));
  const stay = backups.filter(({ name, manifest }) => manifest !== "none" && !gone.has(name));
  return {
    removed: removed.map(({ name }) => name),
    files: await removeUnnamedFiles(place, installation, keyWords, stay),
  };
}

/** None, where what one of the backups names cannot be read. */
async function removeUnnamedFiles(
  place: BackupPlace,
  installation: string,
  keyWords: string | undefined,
  backups: readonly StoredBackup[],
): Promise<number> {
  const named = new Set<string>();
  for (const { name, manifest } of backups) {
    if (typeof manifest === "string") return 0;
    const key = await keyForReading(manifest.manifest.key, keyWords, name);
    expectWhole(manifest, key);
    const { files } = await readContents(place, manifest.manifest, key);
    for (const file of files) named.add(placeKeyOf(installation, file, key));
  }
  let count = 0;
  for (const key of (await listStoredFiles(place, installation)).keys()) {
    if (named.has(key)) continue;
    await place.delete(key);
    count += 1;
  }
  return count;
}

/** A damaged one takes the place of no other. */
const isReadable = ({ manifest }: StoredBackup) => typeof manifest !== "string";

/** Somebody may still repair a younger one. */
const isLongDamaged = ({ manifest, madeAt }: StoredBackup, now: Date) =>
  manifest === "damaged" && now.getTime() - madeAt.getTime() > damagedStaysMs;
