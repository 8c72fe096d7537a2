/** The password goes into the environment: every user of the machine can read arguments. */
export function connectionFor(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return {
    argument: `--dbname=${url.href}`,
    environment: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  };
}

/** True if there is no program of that name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

export const pgDumpMissing =
  "pg_dump was not found. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), of the server's version or newer.";

export const pgDumpOld =
  "pg_dump is older than the database server. Install PostgreSQL's client programs of the server's version or newer.";

export const pgRestoreMissing =
  "pg_restore and psql are needed. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client).";

/**
 * The programs of PostgreSQL 17 and later switch it off in each restore, and servers before 17 do not know
 * it. Off is what it is anyway.
 */
export const newerSetting = "transaction_timeout";

/** A program's output before it failed explains more than its exit code. */
export function toolMessage(error: unknown): string {
  const stderr = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return stderr || String(error);
}
