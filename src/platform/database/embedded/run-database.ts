import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { Db as QueueDatabase } from "pg-boss";
import type { Logger } from "pino";
import type { Database, ObserveStatement, OpenDatabase } from "../client.ts";
import { type Listeners, openListeners } from "../listeners.ts";
import { observedRunner, type StatementRunner, textOf } from "../observed-runner.ts";
import { background, health, visitors } from "../postgres/limits.ts";
import type { EngineSource } from "./engine-messages.ts";
import { superviseEngine } from "./engine-supervisor.ts";
import { type Limits, openSessions, type Sessions } from "./sessions.ts";
import { startThread } from "./start-thread.ts";

export interface RunningDatabase {
  sessions: Sessions;
  /** Rejects while nothing may be written. */
  writing: Pick<Sessions, "use">;
  db: Database;
  /** The same: there is one connection. */
  accounts: Database;
  signedIn: Database;
  background: Database;
  /** Runs migrations and checksums, which take the time they need. */
  migrationDb: Database;
  queueDatabase: QueueDatabase;
  health: Database;
  ping(): Promise<void>;
  listen: Listeners["listen"];
  connections: OpenDatabase["connections"];
  close(): Promise<void>;
}

export interface RunOptions {
  limits?: Partial<Limits>;
  beforeWriting?: () => Promise<void>;
  observe?: ObserveStatement | undefined;
}

/** Background work has the longest limit for an answer, on a PostgreSQL server as well. */
const silenceMs = background.answer;
const limitsFor = ({ connect, answer }: typeof visitors): Limits => ({
  turnMs: connect,
  sessionMs: answer,
  silenceMs,
});
/** Building an index over a large table takes minutes. */
const generous: Limits = { turnMs: 600_000, sessionMs: 3_600_000, silenceMs: 600_000 };

/** Starts an engine that is restarted whenever it dies. Rejects if the first start fails. */
export async function runDatabase(
  source: EngineSource,
  log: Logger,
  { limits: changed, beforeWriting = async () => undefined, observe }: RunOptions = {},
): Promise<RunningDatabase> {
  const start = () =>
    startThread(source, async (client) => {
      client.on("notification", listeners.receive);
      await listeners.resume((statement) => client.query(statement));
    });
  const listeners = openListeners((statement) => run(statement));
  const sessions = openSessions(await superviseEngine(start, log), {
    ...limitsFor(background),
    ...changed,
  });
  const run = (statement: string) => sessions.use((session) => session.query(statement));

  const writing: RunningDatabase["writing"] = {
    async use(work, ownSettings) {
      await beforeWriting();
      return sessions.use(work, ownSettings);
    },
  };

  const runner = (limits: Limits): StatementRunner => ({
    query: (statement, values) =>
      (onlyReads(statement) ? sessions : writing).use(
        (session) => session.query(statement, values),
        limits,
      ),
  });
  const databaseWithin = (limits: Limits): Database => {
    const db = drizzleOver(observedRunner(runner(limits), observe));
    db.transaction = (work, config) =>
      (config?.accessMode === "read only" ? sessions : writing).use(
        (session) => drizzleOver(observedRunner(session, observe)).transaction(work, config),
        limits,
      );
    return db;
  };

  const within = (use: typeof visitors): Limits => ({ ...limitsFor(use), ...changed });
  const queueRunner = runner(within(background));
  const db = databaseWithin(within(visitors));
  return {
    sessions,
    writing,
    db,
    accounts: db,
    signedIn: db,
    background: databaseWithin(within(background)),
    migrationDb: databaseWithin(generous),
    queueDatabase: { executeSql: (text, values) => queueRunner.query(text, values) },
    health: databaseWithin(within(health)),
    connections() {
      const { isTaken, waiting } = sessions.state();
      return [{ pool: "engine", max: 1, open: 1, idle: isTaken ? 0 : 1, waiting }];
    },
    async ping() {
      await writing.use((session) => session.query("select 1"), within(health));
    },
    listen: listeners.listen,
    close: () => sessions.close(),
  };
}

/** The query builder calls only the driver's `query`. */
export const drizzleOver = (runner: StatementRunner): Database =>
  drizzle(runner as unknown as Client);

const onlyReads = (statement: unknown): boolean => /^\s*select\b/i.test(textOf(statement));
