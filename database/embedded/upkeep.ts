import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";

const every = 10 * 60_000;

export interface Upkeep {
  /** Resolves when a running round has ended; none starts afterwards. */
  stop(): Promise<void>;
}

/**
 * What a PostgreSQL server does in background processes, which PGlite lacks: without it dead rows
 * and the write-ahead log grow for ever (a table of 9 MB was seen to take 741 MB).
 */
export function startUpkeep(pglite: Pick<PGlite, "exec">, log: Logger, interval = every): Upkeep {
  let stopped = false;
  let round = Promise.resolve();
  let timer = setTimeout(run, interval).unref();

  function run() {
    round = tidy(pglite, log).then(() => {
      if (!stopped) timer = setTimeout(run, interval).unref();
    });
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

async function tidy(pglite: Pick<PGlite, "exec">, log: Logger) {
  const start = performance.now();
  try {
    await pglite.exec("vacuum (analyze)");
    await pglite.exec("checkpoint");
    log.debug({ ms: Math.round(performance.now() - start) }, "database upkeep done");
  } catch (error) {
    log.error({ err: error }, "database upkeep failed; it is tried again at the next round");
  }
}
