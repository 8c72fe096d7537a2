import type { QueryResult } from "pg";
import { EngineAway } from "./engine-away.ts";
import type { EngineThread } from "./start-thread.ts";

export interface SessionLimits {
  /** How long the engine may be silent about a statement before it counts as dead (milliseconds). */
  statementMs: number;
  /** How long a transaction may wait for its caller before it is rolled back. */
  idleTransactionMs: number;
}

/** The part of the `pg` driver's client that the query builder uses. */
export interface StatementRunner {
  query(statement: unknown, values?: unknown[]): Promise<QueryResult>;
}

/** One caller's time alone with the engine. */
export interface Session extends StatementRunner {
  /** Rejects when the caller has kept a transaction open for too long. */
  abandoned: Promise<never>;
  /** Takes no further statement, and leaves the engine outside of any transaction. */
  end(): Promise<void>;
}

interface Watcher {
  /** The engine does not answer. */
  onSilence(why: EngineAway): void;
  onError(error: unknown): void;
}

export function openSession(
  { client }: EngineThread,
  { statementMs, idleTransactionMs }: SessionLimits,
  { onSilence, onError }: Watcher,
): Session {
  const abandoned = Promise.withResolvers<never>();
  // Nobody waits for it any more where the session ended in time.
  abandoned.promise.catch(() => undefined);
  let ended: Error | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastFailed = false;
  /** Statements of one session go to the engine one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  async function run(statement: unknown, values?: unknown[]): Promise<QueryResult> {
    clearTimeout(idle);
    const limit = setTimeout(() => {
      const within = `${statementMs / 1000} s`;
      onSilence(new EngineAway("statement-timeout", `A statement got no answer within ${within}`));
    }, statementMs);
    try {
      // `pg` declares a signature for each kind of first argument; the query builder knows its own.
      const result = await client.query(statement as string, values);
      lastFailed = false;
      return result;
    } catch (error) {
      lastFailed = true;
      onError(error);
      throw error;
    } finally {
      clearTimeout(limit);
      if (inTransaction()) idle = setTimeout(abandon, idleTransactionMs);
    }
  }

  const inTransaction = () => client.getTransactionStatus() !== "I";

  function abandon() {
    const after = `${idleTransactionMs / 1000} s`;
    ended = new EngineAway("idle-transaction", `A transaction was left waiting for ${after}`);
    abandoned.reject(ended);
  }

  return {
    abandoned: abandoned.promise,
    query(statement, values) {
      if (ended !== undefined) return Promise.reject(ended);
      const result = last.then(() => run(statement, values));
      last = result.catch(() => undefined);
      return result;
    },
    async end() {
      ended ??= new Error("This session with the database is over");
      await last;
      clearTimeout(idle);
      // After a failure the engine's word on where it stands may still be on its way.
      if (lastFailed || inTransaction()) await run("rollback");
      clearTimeout(idle);
    },
  };
}
