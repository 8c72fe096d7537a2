import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { isMissing, pgDumpMissing, pgDumpOld } from "#platform/database/postgres/tools.ts";
import { BackupFailure } from "./backup-failure.ts";

const run = promisify(execFile);

/**
 * Looks for what a PostgreSQL server needs; the embedded database needs nothing.
 * @throws where pg_dump is not installed, or refuses a server that is newer than itself
 */
export async function expectTools(db: Database): Promise<void> {
  const installed = await installedMajor();
  const { rows } = await db.execute(
    sql`select current_setting('server_version_num')::int / 10000 as major`,
  );
  if (installed !== undefined && installed < Number(rows[0]?.major))
    throw new BackupFailure("tool-old", pgDumpOld);
}

/** Undefined where it says something else than `pg_dump (PostgreSQL) 17.6`. */
async function installedMajor(): Promise<number | undefined> {
  try {
    const { stdout } = await run("pg_dump", ["--version"]);
    const major = / (\d+)/.exec(stdout)?.[1];
    return major === undefined ? undefined : Number(major);
  } catch (error) {
    if (isMissing(error)) throw new BackupFailure("tool-missing", pgDumpMissing);
    throw error;
  }
}
