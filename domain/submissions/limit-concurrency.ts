/**
 * Lets at most so many calls run at once, so that one kind of work never takes all connections; the
 * others wait their turn. A call whose signal is aborted by then is not begun.
 */
export function limitConcurrency(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(
    work: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (running < most) running++;
    // Whoever ends hands its place over, so that nobody slips in between.
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
