import { constants } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupResult } from "../client.ts";
import { filesInBackup, linkFiles } from "../files-in-backup.ts";
import { unwritableBackup } from "../unwritable-backup.ts";
import { folderBytes, packFolder } from "./archive.ts";
import { freeBytes, inMegabytes, minFreeBytes } from "./disk-space.ts";
import { databaseFolder } from "./folder.ts";
import type { Sessions } from "./sessions.ts";

/** Generous: checkpoint and copy may take long on a slow disk. */
const timeouts = { turnMs: 60_000, silenceMs: 120_000, sessionMs: 3_600_000 };

/** Copies the files while no statement runs; packs the copy while the database works again. */
export async function backUpEmbedded(
  sessions: Pick<Sessions, "use">,
  dataDirectory: string,
  file: string,
): Promise<BackupResult> {
  const missing = await missingRoom(dataDirectory);
  if (missing !== undefined) return { ok: false, reason: "unwritable", message: missing };
  const copy = join(dataDirectory, `backup-${process.pid}-${Date.now()}`);
  try {
    await mkdir(copy, { mode: 0o700 });
    await sessions.use(async (session) => {
      await session.query("checkpoint");
      // The engine writes to its files only while it runs a statement.
      const mode = constants.COPYFILE_FICLONE;
      await cp(databaseFolder(dataDirectory), copy, { recursive: true, mode });
      // Had this engine died meanwhile, its successor would have written to the files.
      await session.query("select 1");
    }, timeouts);
    await linkFiles(dataDirectory, join(copy, filesInBackup));
    const { bytes } = await packFolder(copy, file);
    return { ok: true, file, bytes };
  } catch (error) {
    return unwritableBackup(error, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @returns the error where the copy would use the space that the database itself needs */
async function missingRoom(dataDirectory: string): Promise<string | undefined> {
  const needed = (await folderBytes(databaseFolder(dataDirectory))) + minFreeBytes;
  const free = await freeBytes(dataDirectory);
  if (free >= needed) return undefined;
  return `A backup copies the database first: ${dataDirectory} has ${inMegabytes(free)} left, and ${inMegabytes(needed)} are needed. Nothing was written.`;
}
