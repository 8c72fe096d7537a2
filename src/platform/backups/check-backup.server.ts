/** A backup is worth what can be restored of it: proves it without touching the product's database. */
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { rowDifferences } from "#platform/database/count-rows.ts";
import { freeBytes, inMegabytes } from "#platform/database/embedded/disk-space.ts";
import { countInScratch } from "#platform/database/scratch.ts";
import { BackupFailure, type BackupRefusal, refusalOf } from "./backup-failure.ts";
import { type BackupContents, openedPart, readContents } from "./contents.server.ts";
import { type FoundBackup, findBackup } from "./list-backups.server.ts";
import { expectWhole } from "./manifest.server.ts";
import { keyForReading, refusePlainBackup } from "./place-key.server.ts";
import type { BackupPlace } from "./places/place.ts";
import type { BackupKey } from "./sealing.server.ts";
import { missingFiles, readStoredFile } from "./stored-files.server.ts";

const prefix = "backup-read-";
const reservedBytes = 256 * 2 ** 20;
const shownDifferences = 5;

export interface CheckBackupParts {
  place: BackupPlace;
  keyWords: string | undefined;
  /** Said by who knows where a backup in the open comes from. */
  takesNotEncrypted?: boolean;
  /** The database is unpacked in this folder for a while. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** This many files are read to their end, and all of them are looked for. */
  readFiles: number;
  signal: AbortSignal;
}

export interface CheckedBackup {
  ok: true;
  name: string;
  tables: number;
  rows: number;
  files: number;
  readFiles: number;
}

/** @param wanted name of a backup, or `latest` */
export async function checkBackup(
  parts: CheckBackupParts,
  wanted: string,
): Promise<CheckedBackup | BackupRefusal> {
  try {
    const backup = await findBackup(parts.place, wanted);
    const opened = await openBackup(parts, backup);
    await expectFiles(parts, backup, opened);
    await expectRows(parts, backup, opened);
    const { tables, files } = opened.contents;
    return {
      ok: true,
      name: backup.name,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      readFiles: Math.min(parts.readFiles, files.length),
    };
  } catch (error) {
    return refusalOf(error);
  }
}

export interface OpenedBackup {
  key: BackupKey | undefined;
  contents: BackupContents;
}

/** Finds the backup's key and verifies the backup's own contents with it. */
export async function openBackup(
  {
    place,
    keyWords,
    takesNotEncrypted = false,
  }: Pick<CheckBackupParts, "place" | "keyWords" | "takesNotEncrypted">,
  { name, installation, manifest: stored }: FoundBackup,
): Promise<OpenedBackup> {
  if (stored.manifest.key === undefined && !takesNotEncrypted)
    await refusePlainBackup(place, installation, keyWords, name);
  const key = await keyForReading(stored.manifest.key, keyWords, name);
  expectWhole(stored, key);
  return { key, contents: await readContents(place, stored.manifest, key) };
}

/**
 * The database of a backup in a file, for as long as it is used.
 * @throws where it is damaged, or the disk has no room for it
 */
export async function withDatabaseFile<Result>(
  place: BackupPlace,
  { name, manifest: { manifest } }: FoundBackup,
  key: BackupKey | undefined,
  dataDirectory: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const { parts } = manifest.database;
  const folder = await scratchFolder(
    resolve(dataDirectory),
    parts.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  try {
    const file = join(folder, "database");
    await pipeline(
      openedPart(place, name, "database", parts, key),
      createWriteStream(file, { flags: "wx", mode: 0o600 }),
    );
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function scratchFolder(place: string, bytes: number): Promise<string> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  for (const name of await readdir(place))
    if (name.startsWith(prefix)) await rm(join(place, name), { recursive: true, force: true });
  const free = await freeBytes(place);
  if (free < bytes + reservedBytes)
    throw new BackupFailure(
      "no-room",
      `${place} has ${inMegabytes(free)} left, and ${inMegabytes(bytes + reservedBytes)} are needed to read the backup.`,
    );
  return mkdtemp(join(place, prefix));
}

async function expectRows(
  { place, dataDirectory, databaseUrl, signal }: CheckBackupParts,
  backup: FoundBackup,
  { key, contents }: OpenedBackup,
): Promise<void> {
  const { kind, bytes } = backup.manifest.manifest.database;
  const counted = await withDatabaseFile(place, backup, key, dataDirectory, (file) =>
    countInScratch({ kind, file, bytes, dataDirectory, databaseUrl, signal }),
  );
  // Nothing is wrong with a backup whose check was stopped.
  signal.throwIfAborted();
  if (!counted.ok) throw new BackupFailure(counted.reason, counted.message);
  const different = rowDifferences(contents.tables, counted.tables);
  if (different.length === 0) return;
  const shown = different.slice(0, shownDifferences).join("; ");
  throw new BackupFailure("differs", `${backup.name} restores to other rows: ${shown}`);
}

async function expectFiles(
  { place, readFiles, signal }: CheckBackupParts,
  { installation }: FoundBackup,
  { key, contents: { files } }: OpenedBackup,
): Promise<void> {
  const gone = await missingFiles(place, installation, key, files);
  if (gone.length > 0)
    throw new BackupFailure(
      "files-gone",
      `${gone.length} of ${files.length} files are missing, such as ${gone[0]}.`,
    );
  for (const file of someOf(files, readFiles)) {
    signal.throwIfAborted();
    await readStoredFile(place, installation, file, key);
  }
}

/** Chance picks the files, so that each week's check reads others. */
function someOf(files: readonly string[], count: number): readonly string[] {
  if (files.length <= count) return files;
  const start = Math.floor(Math.random() * files.length);
  const step = Math.floor(files.length / count);
  return Array.from({ length: count }, (_, n) => files[(start + n * step) % files.length] ?? "");
}
