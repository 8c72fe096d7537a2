import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { unpackArchive } from "../embedded/archive.ts";
import { bringBackFiles, bringBackMark, dumpInBackup, filesInBackup } from "../files-in-backup.ts";
import type { RestoreRefusal } from "../restore-result.ts";
import { pgRestoreMissing, toolMessage } from "./tools.ts";

/** Unpacks a backup, loads its dump, and keeps its files; dumps of earlier releases hold none. */
export async function withDump(
  dataDirectory: string,
  file: string,
  load: (dump: string) => Promise<RestoreRefusal | undefined>,
): Promise<RestoreRefusal | undefined> {
  let folder: string | undefined;
  try {
    if (await isDump(file)) return await load(file);
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    folder = await mkdtemp(join(dataDirectory, "restoring-"));
    const unpacked = join(folder, "backup");
    await unpackArchive(file, unpacked);
    const dump = join(unpacked, dumpInBackup);
    if (!existsSync(dump)) throw new Error("it is no backup of a PostgreSQL server");
    const files = join(unpacked, filesInBackup);
    // First, as files too many harm nobody.
    await bringBackFiles(dataDirectory, files);
    const failed = await load(dump);
    if (failed === undefined) await bringBackMark(dataDirectory, files);
    return failed;
  } catch (error) {
    return refusal(error, file);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function isDump(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const start = Buffer.alloc(5);
    await handle.read(start, 0, 5, 0);
    return start.toString("latin1") === "PGDMP";
  } finally {
    await handle.close();
  }
}

export function refusal(error: unknown, file: string): RestoreRefusal {
  if (error instanceof Error && "syscall" in error && String(error.syscall).startsWith("spawn"))
    return { ok: false, reason: "tool-missing", message: pgRestoreMissing };
  return {
    ok: false,
    reason: "not-a-backup",
    message: `${file} could not be restored (${toolMessage(error)}). The database is as it was.`,
  };
}
