import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import type { Database, OpenDatabase, OpenRefusal, OpenResult } from "../client.ts";
import { explain } from "../explain.ts";
import { migrate } from "../migrate.ts";
import * as schema from "../schema.ts";
import { backUpPostgres } from "./backup.ts";
import { transactions } from "./transaction.ts";

/** A visitor waits for these, so a database that is away must show within seconds (milliseconds). */
const connectWithin = 3_000;
const statementWithin = 15_000;
/** Above the server's own limit: ends what a dead network connection would keep for ever. */
const answerWithin = 20_000;
const pingWithin = 3_000;

/** Connects to a PostgreSQL server; several processes may do so at once. */
export async function openPostgres(databaseUrl: string, log: Logger): Promise<OpenResult> {
  const connection: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectWithin,
    application_name: "cleardawn",
    keepAlive: true,
  };
  const migrated = await migrateAlone(connection, log);
  if (!migrated.ok) return migrated;
  return { ok: true, database: overPool(connection, databaseUrl, log) };
}

/** On a connection without time limits: a migration, or the wait for another process's, may be long. */
async function migrateAlone(
  connection: ClientConfig,
  log: Logger,
): Promise<{ ok: true } | OpenRefusal> {
  const client = new Client(connection);
  client.on("error", (error) => log.warn({ err: error }, "connection lost while migrating"));
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database } = client;
    return {
      ok: false,
      reason: "unreachable",
      message: `PostgreSQL at ${host}:${port}, database ${database}, cannot be used (${explain(error)}). Check DATABASE_URL and that the server runs.`,
    };
  }
  try {
    const run = await migrate(drizzle(client, { schema }));
    if (run > 0) log.info({ run }, "database migrated");
    await warnOfOtherSorting(client, log);
    return { ok: true };
  } catch (error) {
    log.error({ err: error }, "the schema could not be brought up to date");
    return {
      ok: false,
      reason: "unmigrated",
      message: `The schema could not be brought up to date (${explain(error)}); nothing was changed. The user of DATABASE_URL must own the database.`,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function overPool(connection: ClientConfig, databaseUrl: string, log: Logger): OpenDatabase {
  const pool = new Pool({
    ...connection,
    max: 10,
    // One stays open, so that a restore sees that the product is running.
    min: 1,
    statement_timeout: statementWithin,
    query_timeout: answerWithin,
    idle_in_transaction_session_timeout: statementWithin,
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  // The pool listens to idle connections only; one lost inside a transaction would end the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  });
  const db: Database = drizzle(pool, { schema });
  db.transaction = transactions(pool);
  let closing: Promise<void> | undefined;
  return {
    engine: "postgres",
    db,
    queueDatabase: { executeSql: (text, values) => pool.query(text, values) },
    ping: async () => {
      const late = AbortSignal.timeout(pingWithin);
      const silence = new Promise<never>((_resolve, reject) => {
        late.addEventListener("abort", () => reject(new Error("the database does not answer")));
      });
      await Promise.race([pool.query("select 1"), silence]);
    },
    backUp: (file) => backUpPostgres(databaseUrl, file),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** The embedded engine sorts by code point; a server that sorts otherwise lists in another order. */
async function warnOfOtherSorting(client: Client, log: Logger) {
  const { rows } = await client.query(
    "select datcollate as collation, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
  );
  const { collation, encoding } = rows[0] ?? {};
  if (encoding !== "UTF8" || !/^(C|POSIX|C\.utf-?8)$/i.test(collation))
    log.warn(
      { collation, encoding },
      "the database should be created with encoding UTF8 and locale C.UTF-8",
    );
}
