/** The connection counts as lost when our server does not answer, even if the device has a network. */

/** A server that restarts, a tunnel of a second: nothing that anybody has to know. */
const quietMs = 1_500;
const triesMs = [3_000, 5_000, 10_000, 20_000] as const;

/** Its database is away, or something in front of it is: that passes, whatever is sent. */
const awayStatuses = new Set([408, 425, 502, 503, 504]);

export const isAwayStatus = (status: number): boolean => awayStatuses.has(status);

/**
 * True if nothing at all gets through, as in a hotel or with a server that is away. If a proxy refuses a
 * single request, our server still answers others, and that one must not wait for ever.
 */
export async function isAway(response: Response): Promise<boolean> {
  if (isAwayStatus(response.status)) return true;
  return !response.headers.has("X-Request-Id") && !(await connection.ask());
}

/** @param asks whether an answer of ours comes back */
export function createConnection(asks: () => Promise<boolean>) {
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<boolean> | undefined;
  let tries = 0;
  const listeners = new Set<() => void>();

  function turn(to: boolean): void {
    if (isLost === to) return;
    isLost = to;
    for (const listener of listeners) listener();
  }

  function askIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  }

  function ask(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    asking ??= asks()
      .catch(() => false)
      .then((isThere) => {
        asking = undefined;
        if (isThere) heard();
        else {
          turn(true);
          askIn(triesMs[Math.min(tries, triesMs.length - 1)] ?? quietMs);
          tries += 1;
        }
        return isThere;
      });
    return asking;
  }

  /** An answer that was requested earlier is no proof: the connection may have gone since. */
  async function askAnew(): Promise<boolean> {
    await asking;
    return ask();
  }

  /** Something of ours has arrived. */
  function heard(): void {
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
    turn(false);
  }

  return {
    isLost: () => isLost,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heard,
    ask,
    askAnew,
    /** A request of this person had no answer: that is told at once. */
    missed(): void {
      turn(true);
      if (asking === undefined) askIn(triesMs[0]);
    },
    /** A stream broke, or the device says that it has no network: asked before anything is told. */
    doubt(): void {
      if (timer === undefined && asking === undefined) askIn(quietMs);
    },
    /** The occasion is good, e.g. the device has a network again. */
    tryNow(): void {
      if (isLost || timer !== undefined) void ask();
    },
  };
}

const answerWithinMs = 8_000;

/** Hotels and gateways answer as well; our answers carry the number of their request. */
export const connection = createConnection(async () => {
  const response = await fetch("/healthz", {
    cache: "no-store",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return response.headers.has("X-Request-Id");
});
