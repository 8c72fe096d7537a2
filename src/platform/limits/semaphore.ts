/**
 * Runs up to `maxRunning` pieces of work at once; any number more wait in the order in which they came. So
 * one kind of work never takes all connections. A call aborted while waiting does not start.
 */
export function createSemaphore(maxRunning: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(
    work: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (running < maxRunning) running++;
    // The place passes on directly, so that no other call takes it in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
