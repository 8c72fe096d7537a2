import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { BackupResult } from "../client.ts";
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
    return refusal(error, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function refusal(error: unknown, file: string): BackupResult {
  if (error instanceof Error && "code" in error && error.code === "EEXIST")
    return {
      ok: false,
      reason: "file-exists",
      message: `${file} exists already; a backup never writes over another one.`,
    };
  return {
    ok: false,
    reason: "unwritable",
    message: `The backup could not be written to ${file} (${String(error)}).`,
  };
}
