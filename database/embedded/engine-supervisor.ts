import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { errorMessage } from "../error-message.ts";
import { EngineUnavailable } from "./engine-unavailable.ts";
import type { EngineThread } from "./start-thread.ts";
import { within } from "./timeout.ts";

const firstRetryMs = 250;
const longestRetryMs = 2_000;

export interface EngineSupervisor {
  /** The engine that runs, or the one that is being opened, if it is there within `withinMs`. */
  current(withinMs: number): Promise<EngineThread>;
  /** Ends an engine and opens another on its files; of one that was replaced already, nothing. */
  renew(engine: EngineThread, why: EngineUnavailable): void;
  /** Shuts the engine down, within seconds; at once where it is not expected to answer. */
  close(how: { inOrder: boolean }): Promise<void>;
}

/**
 * Keeps an engine running: one that dies is opened again from its files, which is what PostgreSQL
 * does after a crash, and tried again where that fails. Rejects where the first one does not start.
 * @param start is called only when no other engine can write to the files any more
 */
export async function superviseEngine(
  start: () => EngineThread,
  log: Logger,
): Promise<EngineSupervisor> {
  const stop = new AbortController();
  /** Why the last attempt to open it failed. */
  let trouble: string | undefined;
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
    trouble = undefined;
    void thread.died.then((why) =>
      renew(thread, new EngineUnavailable("restarted", `The embedded database died: ${why}`)),
    );
    return thread;
  }

  function renew(ended: EngineThread, why: EngineUnavailable) {
    if (stop.signal.aborted || running !== ended) return;
    running = undefined;
    log.error({ reason: why.message }, "the embedded database is opened again");
    opening = reopen(ended, why);
    // Callers that wait for it have handlers of their own; there may be none.
    opening.catch(() => undefined);
  }

  async function reopen(ended: EngineThread, why: EngineUnavailable): Promise<EngineThread> {
    const since = performance.now();
    await ended.terminate(why);
    for (
      let pause = firstRetryMs;
      !stop.signal.aborted;
      pause = Math.min(2 * pause, longestRetryMs)
    ) {
      try {
        latest = start();
        const opened = await open(latest);
        log.warn({ ms: Math.round(performance.now() - since) }, "the embedded database is back");
        return opened;
      } catch (error) {
        const reason = errorMessage(error);
        if (reason !== trouble) log.error({ reason }, "the embedded database does not open");
        trouble = reason;
        await setTimeout(pause, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
    throw isClosed();
  }

  return {
    async current(withinMs) {
      if (stop.signal.aborted) throw isClosed();
      if (running !== undefined) return running;
      if (trouble !== undefined)
        throw new EngineUnavailable("busy", `The embedded database does not open: ${trouble}`);
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
