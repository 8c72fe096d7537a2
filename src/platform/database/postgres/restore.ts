import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { errorMessage } from "../error-message.ts";
import type { RestoreResult } from "../restore-result.ts";
import { tableChecksums } from "../table-checksums.ts";
import { type RestoreRefusal, refusal, withDump } from "./backup-file.ts";
import { othersAreConnected, schemasWithContent } from "./schemas.ts";
import { connectionFor } from "./tools.ts";

const run = promisify(execFile);

export interface PostgresRestore {
  databaseUrl: string;
  /** Where the files of the backup go. */
  dataDirectory: string;
  file: string;
  replace: boolean;
}

/** All or nothing. `replace` renames existing schemas in the same transaction to keep them. */
export async function restorePostgres({
  databaseUrl,
  dataDirectory,
  file,
  replace,
}: PostgresRestore): Promise<RestoreResult> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const message = `The database of DATABASE_URL cannot be used (${errorMessage(error)}).`;
    return { ok: false, reason: "unusable", message };
  }
  try {
    if (await othersAreConnected(client)) return inUse;
    const present = await schemasWithContent(client);
    if (present.length > 0 && !replace) return notEmpty(present);
    const suffix = `_before_${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
    const load = (dump: string) => loadDump(databaseUrl, dump, setAside(present, suffix));
    const failed = await withDump(dataDirectory, file, load);
    if (failed !== undefined) return failed;
    const all = await tableChecksums(drizzle(client));
    const tables = all.filter(({ table }) => !table.split(".")[0]?.includes("_before_"));
    return { ok: true, tables, previous: present.length > 0 ? suffix : undefined };
  } finally {
    await client.end();
  }
}

/** pg_restore converts the backup to SQL, and psql runs it with the renaming in one transaction. */
async function loadDump(
  databaseUrl: string,
  file: string,
  first: string,
): Promise<RestoreRefusal | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  const script = join(folder, "restore.sql");
  const prelude = join(folder, "set-aside.sql");
  const { argument, environment } = connectionFor(databaseUrl);
  try {
    await writeFile(prelude, first);
    await run("pg_restore", ["--no-owner", "--no-acl", `--file=${script}`, file]);
    await run(
      "psql",
      [
        "--no-psqlrc",
        "--quiet",
        "--single-transaction",
        "--set=ON_ERROR_STOP=1",
        "--no-password",
        argument,
        `--file=${prelude}`,
        `--file=${script}`,
      ],
      { env: environment },
    );
  } catch (error) {
    return refusal(error, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function setAside(schemas: string[], suffix: string) {
  const renames = schemas.map((name) => {
    const quoted = name.replaceAll('"', '""');
    return `alter schema "${quoted}" rename to "${quoted}${suffix}";`;
  });
  return [...renames, ...(schemas.includes("public") ? ["create schema public;"] : [])].join("\n");
}

const inUse: RestoreRefusal = {
  ok: false,
  reason: "in-use",
  message: "The server is connected to the database. Stop every process of it, then restore.",
};

function notEmpty(schemas: string[]): RestoreRefusal {
  return {
    ok: false,
    reason: "not-empty",
    message: `The database holds content already (schemas ${schemas.join(", ")}). With --replace the backup takes its place, and the present schemas are kept under other names.`,
  };
}
