/** Brings a backup back, files first: the database takes its place only when all that it names is there. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import type { Config } from "#config";
import { lastShippedMigration } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { refuseRestore, restore } from "#platform/database/restore.ts";
import type { RestoreResult } from "#platform/database/restore-result.ts";
import { bindStore } from "#platform/files/stores/claimed-store.server.ts";
import { openStore } from "#platform/files/stores/open-files.server.ts";
import { BackupFailure, refusalOf } from "./backup-failure.ts";
import { openBackup, withDatabaseFile } from "./check-backup.server.ts";
import { type FoundBackup, findBackup } from "./list-backups.server.ts";
import type { BackupPlace } from "./places/place.ts";
import type { BackupKey } from "./sealing.server.ts";
import { readStoredFile } from "./stored-files.server.ts";

export interface RestoreBackupParts {
  place: BackupPlace;
  keyWords: string | undefined;
  takesNotEncrypted?: boolean;
  config: Pick<Config, "dataDirectory" | "databaseUrl" | "filesUrl">;
  /** If false, only an empty database is filled. */
  replace: boolean;
}

type RestoredBackup =
  | (Extract<RestoreResult, { ok: true }> & { name: string; files: number })
  | { ok: false; message: string };

/** The server must be stopped. @param wanted name of a backup, or `latest` */
export async function restoreBackup(
  parts: RestoreBackupParts,
  wanted: string,
): Promise<RestoredBackup> {
  const { place, config, replace } = parts;
  try {
    const backup = await findBackup(place, wanted);
    expectKnown(backup);
    const refused = await refuseRestore({ ...config, replace });
    if (refused !== undefined) return refused;
    const { key, contents } = await openBackup(parts, backup);
    const result = await withDatabaseFile(
      place,
      backup,
      key,
      config.dataDirectory,
      async (file) => {
        await bringBackFiles(parts, backup, key, contents.files);
        return restore({ ...config, file, replace });
      },
    );
    if (!result.ok) return result;
    await bindFiles(config);
    return { ...result, name: backup.name, files: contents.files.length };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Its tables may be others than this release expects. */
function expectKnown({ name, manifest: { manifest } }: FoundBackup): void {
  if (manifest.migration <= lastShippedMigration().getTime()) return;
  throw new BackupFailure(
    "newer-release",
    `${name} was made by a later release. Install that release, or a later one, and restore with it.`,
  );
}

/** Adds to those that are there: content never differs under one name. */
async function bringBackFiles(
  { place, config }: RestoreBackupParts,
  { installation }: FoundBackup,
  key: BackupKey | undefined,
  files: readonly string[],
): Promise<void> {
  const { store, incoming } = await openStore(config);
  const arrived = join(incoming, `restored-${process.pid}`);
  for (const file of files) {
    const present = await store.open(file, { start: 0, end: 0 });
    if (present !== undefined) {
      present.destroy();
      continue;
    }
    await writeFile(arrived, await readStoredFile(place, installation, file, key), { mode: 0o600 });
    await store.put(file, arrived);
  }
}

/** The restored database takes the store of this machine for its own, wherever its files were before. */
async function bindFiles(config: RestoreBackupParts["config"]): Promise<void> {
  const opened = await openDatabase({ ...config, log: pino({ level: "silent" }) });
  if (!opened.ok) throw new BackupFailure("not-restored", opened.message);
  try {
    const { place } = await openStore(config);
    await bindStore(opened.database.db, place);
  } finally {
    await opened.database.close();
  }
}
