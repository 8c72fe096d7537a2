import type { Logger } from "pino";
import { EngineUnavailable } from "./engine-unavailable.ts";
import type { Sessions } from "./sessions.ts";

/** Generous: maintenance must run under any load, and a large table takes its time. */
const timeouts = { turnMs: 60_000, silenceMs: 120_000, sessionMs: 600_000 };

export interface MaintenanceTimes {
  vacuumEveryMs: number;
  checkpointLookMs: number;
}
const usual: MaintenanceTimes = { vacuumEveryMs: 10 * 60_000, checkpointLookMs: 5_000 };

/** Bounds what is replayed after a crash, and how long that takes (bytes). */
const maxLogBytes = 24 * 2 ** 20;

export interface Maintenance {
  /** Resolves when the running round has ended. */
  stop(): Promise<void>;
}

/** PGlite has no autovacuum and no checkpointer: a table of 9 MB was seen to take 741 MB. */
export function startMaintenance(
  sessions: Pick<Sessions, "use">,
  log: Logger,
  times = usual,
): Maintenance {
  const rounds = [
    repeat(() => vacuum(sessions, log), times.vacuumEveryMs, log),
    repeat(() => checkpointWhenDue(sessions), times.checkpointLookMs, log),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((stop) => stop()));
    },
  };
}

function repeat(round: () => Promise<void>, everyMs: number, log: Logger): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(run, everyMs).unref();

  function run() {
    running = round()
      .catch((error) => {
        if (stopped) return;
        // The log has the reason already.
        const level = error instanceof EngineUnavailable ? "debug" : "error";
        log[level](
          { err: error, advice: "tried again at the next round" },
          "database maintenance failed",
        );
      })
      .then(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref();
      });
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Table by table, so that nobody waits for more than one of them. */
async function vacuum(sessions: Pick<Sessions, "use">, log: Logger) {
  const start = performance.now();
  const tables = await sessions.use(async (session) => {
    const { rows } = await session.query(
      "select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'm')",
    );
    return rows.map(({ name }) => String(name));
  }, timeouts);
  for (const table of tables)
    await sessions.use((session) => session.query(`vacuum (analyze) ${table}`), timeouts);
  await sessions.use((session) => session.query("checkpoint"), timeouts);
  log.debug({ ms: Math.round(performance.now() - start) }, "database maintenance finished");
}

async function checkpointWhenDue(sessions: Pick<Sessions, "use">) {
  await sessions.use(async (session) => {
    const { rows } = await session.query(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()",
    );
    if (rows[0]?.bytes > maxLogBytes) await session.query("checkpoint");
  }, timeouts);
}
