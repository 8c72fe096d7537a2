import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { errorMessage } from "../error-message.ts";
import { EngineUnavailable } from "./engine-unavailable.ts";
import type { EngineThread } from "./start-thread.ts";
import { within } from "./timeout.ts";

const firstRetryMs = 250;
const maxRetryMs = 2_000;

export interface EngineSupervisor {
  current(withinMs: number): Promise<EngineThread>;
  /** Does nothing if the engine was replaced already. */
  renew(engine: EngineThread, why: EngineUnavailable): void;
  /** Takes some seconds at most, and none if not `inOrder`. */
  close(how: { inOrder: boolean }): Promise<void>;
}

/**
 * Restarts an engine that died, as PostgreSQL does after a crash; rejects if the first start fails.
 * @param start is called only when no other engine can write to the files any more
 */
export async function superviseEngine(
  start: () => EngineThread,
  log: Logger,
): Promise<EngineSupervisor> {
  const stop = new AbortController();
  let lastError: string | undefined;
  let running: EngineThread | undefined;
  let latest = start();
  let opening = open(latest);
  await opening;

  async function open(thread: EngineThread): Promise<EngineThread> {
    try {
      await thread.ready;
    } catch (error) {
      await thread.terminate(new Error("The database did not start"));
      throw error;
    }
    running = thread;
    lastError = undefined;
    void thread.died.then((why) =>
      renew(thread, new EngineUnavailable("restarted", `The embedded database died: ${why}`)),
    );
    return thread;
  }

  function renew(ended: EngineThread, why: EngineUnavailable) {
    if (stop.signal.aborted || running !== ended) return;
    running = undefined;
    log.error({ reason: why.message }, "database engine failed");
    opening = reopen(ended, why);
    // Callers that wait handle it themselves; there may be none.
    opening.catch(() => undefined);
  }

  async function reopen(ended: EngineThread, why: EngineUnavailable): Promise<EngineThread> {
    const since = performance.now();
    await ended.terminate(why);
    for (let pause = firstRetryMs; !stop.signal.aborted; pause = Math.min(2 * pause, maxRetryMs)) {
      try {
        latest = start();
        const opened = await open(latest);
        log.warn({ ms: Math.round(performance.now() - since) }, "database engine restarted");
        return opened;
      } catch (error) {
        const reason = errorMessage(error);
        if (reason !== lastError) log.error({ reason }, "database engine restart failed");
        lastError = reason;
        await setTimeout(pause, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
    throw isClosed();
  }

  return {
    async current(withinMs) {
      if (stop.signal.aborted) throw isClosed();
      if (running !== undefined) return running;
      if (lastError !== undefined)
        throw new EngineUnavailable("busy", `The embedded database does not open: ${lastError}`);
      const late = () =>
        new EngineUnavailable("busy", `The embedded database was not open within ${withinMs} ms`);
      return within(opening, withinMs, late);
    },
    renew,
    async close({ inOrder }) {
      stop.abort();
      if (inOrder && running !== undefined) return running.close();
      await latest.terminate(isClosed());
      await opening.catch(() => undefined);
    },
  };
}

const isClosed = () => new EngineUnavailable("closing", "The database is closed");
