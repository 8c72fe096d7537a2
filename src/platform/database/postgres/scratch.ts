import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, DatabaseError, escapeIdentifier } from "pg";
import { countRows } from "../count-rows.ts";
import { errorMessage } from "../error-message.ts";
import type { ScratchRefusal, ScratchResult } from "../scratch-result.ts";
import { connectionFor, isMissing, newerSetting, pgRestoreMissing, toolMessage } from "./tools.ts";

const run = promisify(execFile);

const insufficientPrivilege = "42501";
const diskFull = "53100";

/** Restores into a database of its own beside the product's, which is dropped at the end. */
export async function countInScratchDatabase(
  databaseUrl: string,
  dump: string,
  signal: AbortSignal,
): Promise<ScratchResult> {
  const client = await connect(databaseUrl);
  if ("ok" in client) return client;
  const prefix = prefixFor(client.database ?? "");
  const name = `${prefix}${Date.now()}`;
  try {
    await dropAll(client, prefix);
    // Its own collation: what is checked is what there is, and not how it sorts.
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    );
  } catch (error) {
    await client.end();
    return refusalOf(error);
  }
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    await load(url.href, dump, signal);
    return { ok: true, tables: await countIn(url.href) };
  } catch (error) {
    return isMissing(error)
      ? { ok: false, reason: "tool-missing", message: pgRestoreMissing }
      : { ok: false, reason: "not-restored", message: toolMessage(error) };
  } finally {
    await dropAll(client, prefix).catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

async function connect(connectionString: string): Promise<Client | ScratchRefusal> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    return { ok: false, reason: "not-restored", message: errorMessage(error) };
  }
}

/** The prefix has the product's database in it: another one on the server may be checked at the same time. */
const prefixFor = (database: string) =>
  `backup_check_${createHash("sha256").update(database).digest("hex").slice(0, 8)}_`;

/** Databases that a killed process has left behind are dropped as well. */
async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
      where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user`,
    [prefix],
  );
  for (const { datname } of rows)
    await client.query(`drop database if exists ${escapeIdentifier(datname)} with (force)`);
}

/** pg_restore itself restores it, because psql would run whatever a forged backup contains. */
async function load(databaseUrl: string, dump: string, signal: AbortSignal): Promise<void> {
  const { argument, environment } = connectionFor(databaseUrl);
  const how = ["--no-owner", "--no-acl", "--no-password"];
  const env = { ...environment, LC_ALL: "C" };
  try {
    await run("pg_restore", [...how, argument, dump], { env, maxBuffer: 2 ** 24, signal });
  } catch (error) {
    if (!isNewerSettingAlone(error)) throw error;
  }
}

function isNewerSettingAlone(error: unknown): boolean {
  const errors = toolMessage(error)
    .split("\n")
    .filter((line) => line.startsWith("pg_restore: error:"));
  return errors.length > 0 && errors.every((line) => line.includes(newerSetting));
}

async function countIn(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await countRows(drizzle(client));
  } finally {
    await client.end();
  }
}

function refusalOf(error: unknown): ScratchRefusal {
  const message = errorMessage(error);
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === insufficientPrivilege) return { ok: false, reason: "no-right", message };
  if (code === diskFull) return { ok: false, reason: "no-room", message };
  return { ok: false, reason: "not-restored", message };
}
