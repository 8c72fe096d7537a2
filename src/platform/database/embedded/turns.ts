import { EngineUnavailable } from "./engine-unavailable.ts";

export interface Turns {
  /** Waits for all earlier callers, `withinMs` at most, then rejects. @returns ends the turn */
  take(withinMs: number): Promise<() => void>;
  /** `waiting` counts those who wait for the turn. */
  state(): { isTaken: boolean; waiting: number };
}

export function openTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const giveBack = () => {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  };

  return {
    state: () => ({ isTaken, waiting: waiting.length }),
    take: (withinMs) =>
      new Promise((resolve, reject) => {
        if (!isTaken) {
          isTaken = true;
          return resolve(giveBack);
        }
        const enter = () => {
          clearTimeout(timer);
          resolve(giveBack);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(new EngineUnavailable("busy", `The database was not free within ${withinMs} ms`));
        }, withinMs);
        waiting.push(enter);
      }),
  };
}
