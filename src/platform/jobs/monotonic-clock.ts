import type { PgBoss } from "pg-boss";

type Clock = NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>["clock"]>;

/** Timers that survive a change of the clock: set back by a day, the queue would wait for a day. */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, ms) => setTimeout(act, ms),
  setInterval: (act, ms) => setInterval(act, ms),
  clearTimeout: (timer) => clearTimeout(asTimer(timer)),
  clearInterval: (timer) => clearInterval(asTimer(timer)),
};

const asTimer = (timer: unknown) => timer as NodeJS.Timeout;
