/** Database first, then the files that its rows name, then the manifest by which it is a backup. */
import { resolve } from "node:path";
import { and, inArray, ne } from "drizzle-orm";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import type { DatabaseCopy } from "#platform/database/copied-database.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { readMigrationState } from "#platform/database/migrate.ts";
import { type FileStore, keyOf } from "#platform/files/stores/file-store.ts";
import { files } from "#platform/files/tables/files.ts";
import { BackupFailure, type BackupRefusal, refusalOf } from "./backup-failure.ts";
import { backupName } from "./backup-name.ts";
import { purposeOf, writtenContents } from "./contents.server.ts";
import { readInstallation } from "./installation.server.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.server.ts";
import { expectParts, type StoredPart, writeParts } from "./parts.server.ts";
import { keyForWriting } from "./place-key.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { removeBackup, removeUnfinished } from "./remove-backups.server.ts";
import { type BackupKey, sealStream } from "./sealing.server.ts";
import { copyFiles, missingFiles } from "./stored-files.server.ts";

export interface MakeBackupParts {
  database: Pick<OpenDatabase, "copyDatabase">;
  db: Database;
  store: FileStore;
  /** The place of the files. */
  config: Pick<Config, "dataDirectory" | "filesUrl">;
  place: BackupPlace;
  /** Words of BACKUP_KEY. */
  keyWords: string | undefined;
  /** Aborted with a `BackupFailure` where the backup is no longer wanted. */
  signal: AbortSignal;
}

export interface MadeBackup {
  ok: true;
  name: string;
  isEncrypted: boolean;
  /** The size of the database, as it is stored. */
  bytes: number;
  rows: number;
  files: number;
  /** Files that rows name and the store has lost. */
  missing: number;
}

/** Nobody else may make one for the same installation at the same time. */
export async function makeBackup(
  parts: MakeBackupParts,
  now: Date,
): Promise<MadeBackup | BackupRefusal> {
  try {
    const backup = await prepare(parts, now);
    return await write(parts, backup).catch(async (error: unknown) => {
      // A place that is away as well loses the backup when it is a day old.
      await removeBackup(parts.place, backup.name).catch(() => undefined);
      throw error;
    });
  } catch (error) {
    return refusalOf(error);
  }
}

async function prepare({ db, place, keyWords }: MakeBackupParts, now: Date): Promise<NewBackup> {
  const installation = await readInstallation(db);
  const key = await keyForWriting(place, installation, keyWords);
  await place.sweep();
  await removeUnfinished(place, installation, now);
  const name = backupName(now, installation);
  if ((await readManifest(place, name)) !== undefined)
    throw new BackupFailure("failed", `There is a backup ${name} already.`);
  return { name, installation, key, now };
}

interface NewBackup {
  name: string;
  installation: string;
  key: BackupKey | undefined;
  now: Date;
}

async function write(
  parts: MakeBackupParts,
  { name, installation, key, now }: NewBackup,
): Promise<MadeBackup> {
  const { database, place, store, config, signal } = parts;
  const copied = await database.copyDatabase(readFacts, async (copy) => {
    const { facts, tables, kind, bytes } = copy;
    const stored = await writeDatabase(place, name, key, copy, signal);
    return { facts, tables, database: { kind, bytes, parts: stored } };
  });
  if (!copied.ok) throw new BackupFailure(copied.reason, copied.message);
  const { facts, tables, database: written } = copied.result;
  const keys = facts.files.flatMap(contentsOf);
  const lost = await copyFiles(
    { place, store, installation, key, folder: folderOfFiles(config), signal },
    keys,
  );
  const missing = await stillStored(parts.db, lost);
  const gone = new Set(lost);
  const present = keys.filter((file) => !gone.has(file));
  const contents = sealed(
    key,
    purposeOf(name, "contents"),
    writtenContents({ tables, files: present }),
  );
  const manifest: Manifest = {
    format: 1,
    name,
    madeAt: now.toISOString(),
    ...(key && { key: { id: key.id, salt: key.salt.toString("hex") } }),
    migration: facts.migration,
    database: written,
    contents: { parts: await writeParts(place, purposeOf(name, "contents"), contents) },
    files: { count: present.length, missing },
  };
  // Nothing counts on what was written hours ago, and on files that another process may have removed.
  await expectParts(place, purposeOf(name, "database"), written.parts);
  const [vanished] = await missingFiles(place, installation, key, present);
  if (vanished !== undefined)
    throw new BackupFailure("files-gone", `${vanished} is gone from ${place.label} already.`);
  signal.throwIfAborted();
  await writeManifest(place, manifest, key, company.timeZone);
  return {
    ok: true,
    name,
    isEncrypted: key !== undefined,
    bytes: written.parts.reduce((sum, part) => sum + part.bytes, 0),
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: present.length,
    missing,
  };
}

const folderOfFiles = ({ dataDirectory, filesUrl }: MakeBackupParts["config"]) =>
  filesUrl === undefined ? filesFolder(resolve(dataDirectory)) : undefined;

/**
 * Files that are on their way in are left out. Deleted ones are not: they stay for a day, and some for good.
 */
async function readFacts(db: Database) {
  const { id, sha256, thumbnailSha256, state } = files;
  const rows = await db
    .select({ id, sha256, thumbnailSha256 })
    .from(files)
    .where(ne(state, "arriving"));
  const { lastAt } = await readMigrationState(db);
  return { files: rows, migration: lastAt.getTime() };
}

const contentsOf = ({ id, sha256, thumbnailSha256 }: FileRow): string[] =>
  [sha256, thumbnailSha256].flatMap((hash) => (hash === null ? [] : keyOf({ id, sha256: hash })));

type FileRow = Pick<typeof files.$inferSelect, "id" | "sha256" | "thumbnailSha256">;

const writeDatabase = (
  place: BackupPlace,
  name: string,
  key: BackupKey | undefined,
  { content }: DatabaseCopy<unknown>,
  signal: AbortSignal,
): Promise<StoredPart[]> =>
  writeParts(
    place,
    purposeOf(name, "database"),
    sealed(key, purposeOf(name, "database"), untilAborted(content, signal)),
  );

const sealed = (
  key: BackupKey | undefined,
  purpose: string,
  content: AsyncIterable<Buffer>,
): AsyncIterable<Buffer> => (key === undefined ? content : sealStream(key, purpose, content));

async function* untilAborted(
  content: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    signal.throwIfAborted();
    yield chunk;
  }
}

/** A file that was deleted since the database was copied is no loss. */
async function stillStored(db: Database, lost: readonly string[]): Promise<number> {
  if (lost.length === 0) return 0;
  const ids = [...new Set(lost.map((file) => file.slice(68)))];
  return db.$count(files, and(inArray(files.id, ids), ne(files.state, "deleted")));
}
