import { execFile } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { BackupResult } from "../client.ts";
import { unwritableBackup } from "../unwritable-backup.ts";
import { connectionFor } from "./tools.ts";

const run = promisify(execFile);

/** Writes pg_dump's custom format (for `pg_restore`). */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<BackupResult> {
  let target: Awaited<ReturnType<typeof open>>;
  try {
    // Created here, so that an existing file is refused and nobody else can read the new one.
    target = await open(file, "wx", 0o600);
  } catch (error) {
    return unwritableBackup(error, file);
  }
  try {
    const { argument, environment } = connectionFor(databaseUrl);
    const how = ["--format=custom", "--no-owner", "--no-acl", "--no-password", `--file=${file}`];
    await run("pg_dump", [...how, argument], { env: environment });
    await target.sync();
    return { ok: true, file, bytes: (await target.stat()).size };
  } catch (error) {
    await rm(file, { force: true });
    return failure(error);
  } finally {
    await target.close();
  }
}

function failure(error: unknown): BackupResult {
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return {
      ok: false,
      reason: "tool-missing",
      message:
        "pg_dump was not found. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), of the server's version or newer.",
    };
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return { ok: false, reason: "failed", message: `pg_dump failed: ${said || String(error)}` };
}
