import type { QueryResult } from "pg";
import type { StatementRunner } from "../observed-runner.ts";
import { EngineUnavailable } from "./engine-unavailable.ts";
import type { EngineThread } from "./start-thread.ts";

export interface SessionLimits {
  /** Milliseconds that the engine may take for a statement before it counts as dead. */
  silenceMs: number;
  /** Milliseconds of a caller's whole session; what is not committed by then is rolled back. */
  sessionMs: number;
}

/** Gives one caller exclusive use of the engine. */
export interface Session extends StatementRunner {
  over: Promise<never>;
  /** Ends any open transaction. */
  end(): Promise<void>;
}

interface Watcher {
  onSilence(why: EngineUnavailable): void;
  onError(error: unknown): void;
}

export function openSession(
  { client }: EngineThread,
  { silenceMs, sessionMs }: SessionLimits,
  { onSilence, onError }: Watcher,
): Session {
  const over = Promise.withResolvers<never>();
  // Nobody handles it if the session ended in time.
  over.promise.catch(() => undefined);
  let ended: Error | undefined;
  let lastFailed = false;
  let last: Promise<unknown> = Promise.resolve();
  const end = setTimeout(() => {
    ended = new EngineUnavailable("late", `A transaction was ended after ${sessionMs} ms`);
    over.reject(ended);
  }, sessionMs);

  async function run(statement: unknown, values?: unknown[]): Promise<QueryResult> {
    const limit = setTimeout(() => {
      onSilence(
        new EngineUnavailable("silent", `A statement got no answer within ${silenceMs} ms`),
      );
    }, silenceMs);
    try {
      // `pg` has an overload for each kind of first argument.
      const result = await client.query(statement as string, values);
      lastFailed = false;
      return result;
    } catch (error) {
      lastFailed = true;
      onError(error);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    over: over.promise,
    query(statement, values) {
      if (ended !== undefined) return Promise.reject(ended);
      const result = last.then(() => run(statement, values));
      last = result.catch(() => undefined);
      return result;
    },
    async end() {
      clearTimeout(end);
      ended ??= new Error("This session with the database is over");
      await last;
      // After a failure the engine's transaction status may still be on its way.
      if (lastFailed || client.getTransactionStatus() !== "I") await run("rollback");
    },
  };
}
