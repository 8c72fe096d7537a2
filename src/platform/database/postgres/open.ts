import { setTimeout as after } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import type { ObserveStatement, OpenDatabase, OpenRefusal, OpenResult } from "../client.ts";
import { errorMessage } from "../error-message.ts";
import { migrate, migrationLock, readMigrationState } from "../migrate.ts";
import { backUpPostgres } from "./backup.ts";
import { copyPostgres } from "./copy-database.ts";
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

/** A migration waits this long for a table that is in use. */
const lockWithinMs = 1_000;
const retryAfterMs = 2_000;
const maxTries = 100;
const tellAfterMs = 5_000;

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
  const copies: Copies = {
    backUp: (file) => backUpPostgres(databaseUrl, dataDirectory, file),
    copyDatabase: (readFacts, use) => copyPostgres(databaseUrl, readFacts, use),
  };
  return { ok: true, database: overPool(connection, { copies, observe, log }) };
}

/** Statements have no limits here: a migration may be long. */
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
    const run = await migrateInTurn(client, log);
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

/**
 * Others migrate or back up first. Behind a statement that waits for a table all visitors of it wait as
 * well: it gives up soon, and everything is tried again.
 */
async function migrateInTurn(client: Client, log: Logger): Promise<number> {
  if (await isCurrent(client)) return 0;
  const advice = "another process migrates, or makes a backup; this one goes on when it is done";
  const waiting = setTimeout(() => log.warn({ advice }, "migration waits"), tellAfterMs);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query(`set lock_timeout = ${lockWithinMs}`);
    for (let tries = 1; ; tries++) {
      try {
        return await migrate(drizzle(client));
      } catch (error) {
        if (tries >= maxTries || !isLockTimeout(error)) throw error;
        await after(retryAfterMs);
      }
    }
  } finally {
    clearTimeout(waiting);
  }
}

/** Most starts: they wait for nobody, however long a backup takes. */
const isCurrent = (client: Client): Promise<boolean> =>
  readMigrationState(drizzle(client)).then(
    (state) => state.isCurrent,
    // A database that nobody has migrated; any other cause comes again with the next statement.
    () => false,
  );

const lockNotAvailable = "55P03";

/** The query builder wraps the driver's error. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === lockNotAvailable) || isLockTimeout(error.cause));

type Copies = Pick<OpenDatabase, "backUp" | "copyDatabase">;

/** @param copies made by programs with connections of their own */
function overPool(
  connection: ClientConfig,
  { copies, observe, log }: { copies: Copies } & Pick<PostgresOptions, "observe" | "log">,
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
  // One connection stays open, so that a restore sees that the product is running.
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
    ...copies,
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
