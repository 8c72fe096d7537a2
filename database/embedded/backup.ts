import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { BackupResult } from "../client.ts";
import { unwritableBackup } from "../unwritable-backup.ts";
import { packFolder } from "./archive.ts";
import { databaseFolder } from "./folder.ts";

/**
 * Copies the files while no statement runs, then packs the copy while the database works again.
 * What was committed before is in the backup; what was unfinished is rolled back when it is opened.
 */
export async function backUpEmbedded(
  pglite: PGlite,
  dataDirectory: string,
  file: string,
): Promise<BackupResult> {
  const copy = join(dataDirectory, `backup-${process.pid}-${Date.now()}`);
  try {
    await mkdir(copy, { mode: 0o700 });
    await pglite.exec("checkpoint");
    await pglite.runExclusive(() => cp(databaseFolder(dataDirectory), copy, { recursive: true }));
    const { bytes } = await packFolder(copy, file);
    return { ok: true, file, bytes };
  } catch (error) {
    return unwritableBackup(error, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
