import { DatabaseError } from "pg";
import { errorMessage } from "../error-message.ts";
import type { EngineSupervisor } from "./engine-supervisor.ts";
import { EngineUnavailable } from "./engine-unavailable.ts";
import { openSession, type Session, type SessionLimits } from "./session.ts";
import type { EngineThread } from "./start-thread.ts";
import { openTurns, type Turns } from "./turns.ts";

export interface Limits extends SessionLimits {
  /** Milliseconds to wait for earlier callers and an engine that is being opened. */
  turnMs: number;
}

/** PGlite has been seen to fail for good after some thousand errors. */
const maxReportedErrors = 1_000;
const stackTooDeep = "54001";
const finishedWithinMs = 1_000;

export interface Sessions {
  /** Rolls back a transaction left open; rejects with `EngineUnavailable` if busy, replaced or late. */
  use<Result>(
    work: (session: Session) => Promise<Result>,
    limits?: Partial<Limits>,
  ): Promise<Result>;
  state: Turns["state"];
  close(): Promise<void>;
}

export function openSessions(supervisor: EngineSupervisor, usual: Limits): Sessions {
  const turns = openTurns();
  let errors: { of: EngineThread; count: number; fatal: boolean } | undefined;

  const countError = (engine: EngineThread) => (error: unknown) => {
    if (errors?.of !== engine) errors = { of: engine, count: 0, fatal: false };
    errors.count++;
    if (error instanceof DatabaseError && error.code === stackTooDeep) errors.fatal = true;
  };

  async function leave(engine: EngineThread, session: Session) {
    try {
      await session.end();
    } catch (error) {
      const why = `A transaction could not be rolled back: ${errorMessage(error)}`;
      supervisor.renew(engine, new EngineUnavailable("restarted", why));
    }
    if (errors?.of !== engine) return;
    if (errors.fatal)
      supervisor.renew(engine, new EngineUnavailable("restarted", "A statement nested too deeply"));
    else if (errors.count >= maxReportedErrors)
      supervisor.renew(
        engine,
        new EngineUnavailable("restarted", `It has reported ${maxReportedErrors} errors`),
      );
  }

  return {
    async use(work, ownSettings) {
      const { turnMs, ...rest } = { ...usual, ...ownSettings };
      const since = performance.now();
      const giveBack = await turns.take(turnMs);
      try {
        const engine = await supervisor.current(turnMs - (performance.now() - since));
        const session = openSession(engine, rest, {
          onSilence: (why) => supervisor.renew(engine, why),
          onError: countError(engine),
        });
        try {
          return await Promise.race([work(session), session.over]);
        } finally {
          await leave(engine, session);
        }
      } finally {
        giveBack();
      }
    },
    state: turns.state,
    async close() {
      // The running session may finish; behind a dead engine none does.
      const giveBack = await turns.take(finishedWithinMs).catch(() => undefined);
      try {
        await supervisor.close({ inOrder: giveBack !== undefined });
      } finally {
        giveBack?.();
      }
    },
  };
}
