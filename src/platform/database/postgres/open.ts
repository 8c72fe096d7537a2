import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import type { ObserveStatement, OpenDatabase, OpenRefusal, OpenResult } from "../client.ts";
import { errorMessage } from "../error-message.ts";
import { migrate } from "../migrate.ts";
import { backUpPostgres } from "./backup.ts";
import {
  accounts,
  background,
  health,
  type Limits,
  poolLimits,
  queue,
  signedIn,
  visitors,
} from "./limits.ts";
import { openListening } from "./listening.ts";
import { databaseThrough, transactions } from "./transaction.ts";

const bootConnectWithinMs = 3_000;

interface PostgresOptions {
  dataDirectory: string;
  log: Logger;
  observe?: ObserveStatement | undefined;
}

export async function openPostgres(
  databaseUrl: string,
  { dataDirectory, log, observe }: PostgresOptions,
): Promise<OpenResult> {
  const connection: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: bootConnectWithinMs,
    application_name: "cleardawn",
    keepAlive: true,
  };
  const migrated = await migrateAlone(connection, log);
  if (!migrated.ok) return migrated;
  const backUp = (file: string) => backUpPostgres(databaseUrl, dataDirectory, file);
  return { ok: true, database: overPool(connection, { backUp, observe, log }) };
}

/** Without time limits: a migration, or the wait for another process's, may be long. */
async function migrateAlone(
  connection: ClientConfig,
  log: Logger,
): Promise<{ ok: true } | OpenRefusal> {
  const client = new Client(connection);
  client.on("error", (error) => log.warn({ err: error }, "migration connection lost"));
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database } = client;
    return {
      ok: false,
      reason: "unreachable",
      message: `PostgreSQL at ${host}:${port}, database ${database}, cannot be used (${errorMessage(error)}). Check DATABASE_URL and that the server runs.`,
    };
  }
  try {
    const run = await migrate(drizzle(client));
    if (run > 0) log.info({ run }, "database migrated");
    await warnOfOtherSorting(client, log);
    return { ok: true };
  } catch (error) {
    log.error({ err: error }, "database migration failed");
    return {
      ok: false,
      reason: "unmigrated",
      message: `The schema could not be brought up to date (${errorMessage(error)}); nothing was changed. The user of DATABASE_URL must own the database.`,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function overPool(
  connection: ClientConfig,
  { backUp, observe, log }: Pick<OpenDatabase, "backUp"> & Pick<PostgresOptions, "observe" | "log">,
): OpenDatabase {
  const poolWithin = (limits: Limits, minConnections = 0) => {
    const pool = new Pool({ ...connection, ...poolLimits(limits), min: minConnections });
    pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
    // The pool handles errors of idle connections only; one lost in a transaction would end the process.
    pool.on("connect", (client) => {
      client.on("error", (error) => log.warn({ err: error }, "database connection lost"));
    });
    return pool;
  };
  const databaseOver = (pool: Pool, { answer }: Limits) => {
    const db = databaseThrough(pool, observe);
    db.transaction = transactions(pool, answer, observe);
    return db;
  };
  // One stays open, so that a restore sees that the product is running.
  const visitorPool = poolWithin(visitors, 1);
  const accountsPool = poolWithin(accounts);
  const signedInPool = poolWithin(signedIn);
  const backgroundPool = poolWithin(background);
  const queuePool = poolWithin(queue);
  const healthPool = poolWithin(health);
  const listening = openListening(connection, log);
  const pools = {
    visitors: { pool: visitorPool, limits: visitors },
    accounts: { pool: accountsPool, limits: accounts },
    "signed-in": { pool: signedInPool, limits: signedIn },
    background: { pool: backgroundPool, limits: background },
    queue: { pool: queuePool, limits: queue },
    health: { pool: healthPool, limits: health },
  };
  let pinging: Promise<unknown> | undefined;
  let closing: Promise<unknown> | undefined;
  return {
    engine: "postgres",
    db: databaseOver(visitorPool, visitors),
    accounts: databaseOver(accountsPool, accounts),
    signedIn: databaseOver(signedInPool, signedIn),
    background: databaseOver(backgroundPool, background),
    queueDatabase: { executeSql: (text, values) => queuePool.query(text, values) },
    health: databaseOver(healthPool, health),
    connections: () =>
      Object.entries(pools).map(([name, { pool, limits }]) => ({
        pool: name,
        max: limits.connections,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      })),
    ping: async () => {
      pinging ??= healthPool.query("select 1").finally(() => {
        pinging = undefined;
      });
      await pinging;
    },
    listen: listening.listen,
    backUp,
    close: async () => {
      closing ??= Promise.all([
        ...Object.values(pools).map(({ pool }) => pool.end()),
        listening.close(),
      ]);
      await closing;
    },
  };
}

/** The embedded engine sorts by code point; a server with another collation lists in another order. */
async function warnOfOtherSorting(client: Client, log: Logger) {
  const { rows } = await client.query(
    "select datcollate as collation, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
  );
  const { collation, encoding } = rows[0] ?? {};
  if (encoding !== "UTF8" || !/^(C|POSIX|C\.utf-?8)$/i.test(collation))
    log.warn(
      {
        collation,
        encoding,
        advice: "create the database with encoding UTF8 and locale C.UTF-8",
      },
      "unsupported database sorting found",
    );
}
