import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TarSource } from "modern-tar/fs";
import type { BackupResult } from "../client.ts";
import { packFolder } from "../embedded/archive.ts";
import { filesFolder } from "../files-folder.ts";
import { dumpInBackup, filesInBackup, linkFiles } from "../files-in-backup.ts";
import { unwritableBackup } from "../unwritable-backup.ts";
import { connectionFor, isMissing, pgDumpMissing, toolMessage } from "./tools.ts";

const run = promisify(execFile);

/** An archive of pg_dump's custom format (for `pg_restore`) and the files, where they are in a folder. */
export async function backUpPostgres(
  databaseUrl: string,
  dataDirectory: string,
  file: string,
): Promise<BackupResult> {
  if (existsSync(file)) return unwritableBackup(alreadyThere(), file);
  const linked = join(filesFolder(dataDirectory), "incoming", `backup-${process.pid}`);
  let folder: string | undefined;
  try {
    folder = await mkdtemp(`${file}.`);
    const dump = join(folder, dumpInBackup);
    const failed = await writeDump(databaseUrl, dump);
    if (failed !== undefined) return failed;
    const content: TarSource[] = [{ type: "file", source: dump, target: dumpInBackup }];
    if (await linkFiles(dataDirectory, linked))
      content.push({ type: "directory", source: linked, target: filesInBackup });
    const { bytes } = await packFolder(content, file);
    return { ok: true, file, bytes };
  } catch (error) {
    return unwritableBackup(error, file);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    await rm(linked, { recursive: true, force: true });
  }
}

async function writeDump(databaseUrl: string, dump: string): Promise<BackupResult | undefined> {
  try {
    const { argument, environment } = connectionFor(databaseUrl);
    const how = ["--format=custom", "--no-owner", "--no-acl", "--no-password", `--file=${dump}`];
    await run("pg_dump", [...how, argument], { env: environment });
    return undefined;
  } catch (error) {
    return failure(error);
  }
}

const alreadyThere = () => Object.assign(new Error("the file exists"), { code: "EEXIST" });

function failure(error: unknown): BackupResult {
  if (isMissing(error)) return { ok: false, reason: "tool-missing", message: pgDumpMissing };
  return { ok: false, reason: "failed", message: `pg_dump failed: ${toolMessage(error)}` };
}
