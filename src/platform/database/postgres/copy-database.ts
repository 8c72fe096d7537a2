import { type ChildProcessByStdio, spawn } from "node:child_process";
import { pipeline, type Readable, Transform } from "node:stream";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Database } from "../client.ts";
import { CopyFailed, type CopyResult, type DatabaseCopy } from "../copied-database.ts";
import { countRows } from "../count-rows.ts";
import { errorMessage } from "../error-message.ts";
import { migrationLock } from "../migrate.ts";
import { connectionFor, isMissing, pgDumpMissing } from "./tools.ts";

/** Schemas that a restore has set aside stay where they are. */
const withoutSetAside = "--exclude-schema=*_before_*";
const how = ["--format=custom", "--no-owner", "--no-acl", "--no-password", withoutSetAside];
const maxErrorText = 4_000;

/**
 * pg_dump and our own reads share one snapshot, so that rows are counted as they are dumped.
 * @param readFacts reads at the same moment
 */
export async function copyPostgres<Facts, Result>(
  databaseUrl: string,
  readFacts: (db: Database) => Promise<Facts>,
  use: (copy: DatabaseCopy<Facts>) => Promise<Result>,
): Promise<CopyResult<Result>> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    application_name: "cleardawn",
    keepAlive: true,
  });
  // A lost connection fails the statement that waits for it; alone, the event would end the process.
  client.on("error", () => undefined);
  try {
    const { copy, dump } = await beginCopy(client, databaseUrl, readFacts);
    try {
      return { ok: true, result: await use(copy) };
    } finally {
      dump.destroy();
    }
  } catch (error) {
    if (error instanceof CopyFailed)
      return { ok: false, reason: error.reason, message: error.message };
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function beginCopy<Facts>(
  client: Client,
  databaseUrl: string,
  readFacts: (db: Database) => Promise<Facts>,
): Promise<{ copy: DatabaseCopy<Facts>; dump: Readable }> {
  try {
    await client.connect();
    await client.query("set statement_timeout = 0");
    await client.query("set idle_in_transaction_session_timeout = 0");
    // A migration that comes now waits here, and not at a table with visitors behind it.
    await client.query("select pg_advisory_lock_shared($1)", [migrationLock]);
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string; bytes: string }>(
      "select pg_export_snapshot() as snapshot, pg_database_size(current_database())::text as bytes",
    );
    const db: Database = drizzle(client);
    const facts = await readFacts(db);
    const tables = await countRows(db);
    const dump = await startDump(databaseUrl, rows[0]?.snapshot ?? "");
    const bytes = Number(rows[0]?.bytes);
    return { copy: { kind: "dump", facts, tables, bytes, content: dump }, dump };
  } catch (error) {
    if (error instanceof CopyFailed) throw error;
    throw new CopyFailed("database", errorMessage(error));
  }
}

async function startDump(databaseUrl: string, snapshot: string): Promise<Readable> {
  const { argument, environment } = connectionFor(databaseUrl);
  const child = spawn("pg_dump", [...how, `--snapshot=${snapshot}`, argument], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", (error) => reject(startFailure(error)));
  });
  return untilItEndsWell(child);
}

function startFailure(error: Error): CopyFailed {
  return isMissing(error)
    ? new CopyFailed("tool-missing", pgDumpMissing)
    : new CopyFailed("database", `pg_dump does not start: ${error.message}`);
}

/** The end of the output is no proof that it was all of it; only the exit code is. */
function untilItEndsWell(child: ChildProcessByStdio<null, Readable, Readable>): Readable {
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-maxErrorText);
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const whole = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void ended.then((code) => done(code === 0 ? null : failureOf(output))),
  });
  pipeline(child.stdout, whole, () => child.kill());
  return whole;
}

function failureOf(output: string): CopyFailed {
  const reason = /server version mismatch/.test(output) ? "tool-old" : "database";
  return new CopyFailed(reason, `pg_dump failed: ${output.trim()}`);
}
