import { execFile } from "node:child_process";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { errorMessage } from "../error-message.ts";
import type { RestoreRefusal, RestoreResult } from "../restore-result.ts";
import { tableChecksums } from "../table-checksums.ts";
import { refusal, withDump } from "./backup-file.ts";
import { othersAreConnected, schemasWithContent } from "./schemas.ts";
import { connectionFor, newerSetting } from "./tools.ts";

const run = promisify(execFile);

const connectionPolls = 20;
const pollMs = 100;

export interface PostgresRestore {
  databaseUrl: string;
  /** Files of the backup go here. */
  dataDirectory: string;
  file: string;
  replace: boolean;
}

/** Restores all or nothing. `replace` renames existing schemas in the same transaction to keep them. */
export async function restorePostgres({
  databaseUrl,
  dataDirectory,
  file,
  replace,
}: PostgresRestore): Promise<RestoreResult> {
  return connected(databaseUrl, async (client) => {
    const refused = await refuse(client, replace);
    if (refused !== undefined) return refused;
    const present = await schemasWithContent(client);
    const suffix = `_before_${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
    const load = (dump: string) => loadDump(databaseUrl, dump, setAside(present, suffix));
    const failed = await withDump(dataDirectory, file, load);
    if (failed !== undefined) return failed;
    const all = await tableChecksums(drizzle(client));
    const tables = all.filter(({ table }) => !table.split(".")[0]?.includes("_before_"));
    return { ok: true, tables, previous: present.length > 0 ? suffix : undefined };
  });
}

export const refusePostgresRestore = (
  databaseUrl: string,
  replace: boolean,
): Promise<RestoreRefusal | undefined> =>
  connected(databaseUrl, (client) => refuse(client, replace));

async function connected<Result>(
  databaseUrl: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result | RestoreRefusal> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const message = `The database of DATABASE_URL cannot be used (${errorMessage(error)}).`;
    return { ok: false, reason: "unusable", message };
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function refuse(client: Client, replace: boolean): Promise<RestoreRefusal | undefined> {
  if (await stayConnected(client)) return inUse;
  const present = await schemasWithContent(client);
  return present.length > 0 && !replace ? notEmpty(present) : undefined;
}

/** PostgreSQL still counts a connection for a moment after its program has closed it. */
async function stayConnected(client: Client): Promise<boolean> {
  for (let left = connectionPolls; left > 0; left--) {
    if (!(await othersAreConnected(client))) return false;
    await after(pollMs);
  }
  return othersAreConnected(client);
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
    await blankNewerSetting(script);
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

/** Programs set anything in the first lines alone, so only those are searched. */
async function blankNewerSetting(script: string): Promise<void> {
  const statement = Buffer.from(`SET ${newerSetting} = 0;`);
  const handle = await open(script, "r+");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const at = buffer.subarray(0, bytesRead).indexOf(statement);
    if (at >= 0) await handle.write(Buffer.alloc(statement.length, " "), 0, statement.length, at);
  } finally {
    await handle.close();
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
