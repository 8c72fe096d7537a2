import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type BackupRefusal, refusalOf } from "./backup-failure.ts";
import { type CheckBackupParts, openBackup } from "./check-backup.server.ts";
import { openedPart } from "./contents.server.ts";
import { findBackup } from "./list-backups.server.ts";
import { readStoredFile } from "./stored-files.server.ts";

/** The database has this name beside the files of its backup. */
const fileNames = { folder: "database.tar.gz", dump: "database.dump" } as const;

export interface UnpackedBackup {
  ok: true;
  name: string;
  database: string;
  files: number;
}

/**
 * Writes a backup as plain files, decrypted, for whoever has no use for the product: `db:restore` and
 * `pg_restore` take the database.
 * @param folder must not exist
 */
export async function unpackBackup(
  parts: Pick<CheckBackupParts, "place" | "keyWords" | "takesNotEncrypted">,
  wanted: string,
  folder: string,
): Promise<UnpackedBackup | BackupRefusal> {
  const { place } = parts;
  try {
    const backup = await findBackup(place, wanted);
    const { name, installation } = backup;
    const { manifest } = backup.manifest;
    const { key, contents } = await openBackup(parts, backup);
    await mkdir(folder, { mode: 0o700 });
    const database = join(folder, fileNames[manifest.database.kind]);
    await pipeline(
      openedPart(place, name, "database", manifest.database.parts, key),
      createWriteStream(database, { flags: "wx", mode: 0o600 }),
    );
    for (const file of contents.files) {
      const path = join(folder, "files", file);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, await readStoredFile(place, installation, file, key), { mode: 0o600 });
    }
    return { ok: true, name, database, files: contents.files.length };
  } catch (error) {
    return refusalOf(error);
  }
}
