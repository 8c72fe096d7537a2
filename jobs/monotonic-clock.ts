import type { PgBoss } from "pg-boss";

type Clock = NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>["clock"]>;

/**
 * Time for the queue's timers that no change of the machine's clock moves: set back by a day, the
 * queue would otherwise wait for that day before it looks after its jobs again. What is stored goes by
 * the database's clock.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, ms) => setTimeout(act, ms),
  setInterval: (act, ms) => setInterval(act, ms),
  clearTimeout: (timer) => clearTimeout(asTimer(timer)),
  clearInterval: (timer) => clearInterval(asTimer(timer)),
};

/** What `setTimeout` and `setInterval` above have returned. */
const asTimer = (timer: unknown) => timer as NodeJS.Timeout;
