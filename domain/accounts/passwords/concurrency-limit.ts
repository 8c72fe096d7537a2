/** Lets only so many pieces of work run at once; the others wait in line. */

export interface ConcurrencyLimit {
  /**
   * Runs `work` when its turn has come.
   * @param first before all that wait without it
   * @returns nothing where too many wait already; `work` is not run then
   */
  run<Result>(
    work: () => Promise<Result>,
    first?: boolean,
  ): Promise<{ result: Result } | undefined>;
}

/** @param most at once; @param mostWaiting in line, beside those that run */
export function limitConcurrency(most: number, mostWaiting: number): ConcurrencyLimit {
  const waiting: { first: (() => void)[]; others: (() => void)[] } = { first: [], others: [] };
  let running = 0;

  const turn = (first: boolean) =>
    new Promise<void>((resolve) => {
      if (running >= most) {
        (first ? waiting.first : waiting.others).push(resolve);
        return;
      }
      running += 1;
      resolve();
    });
  const finish = () => {
    const next = waiting.first.shift() ?? waiting.others.shift();
    // The slot goes over to the next in line, so that nobody slips in between.
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    async run(work, first = false) {
      // Who goes first is never turned away by a crowd of the others.
      const ahead = first ? waiting.first.length : waiting.first.length + waiting.others.length;
      if (running >= most && ahead >= mostWaiting) return undefined;
      await turn(first);
      try {
        return { result: await work() };
      } finally {
        finish();
      }
    },
  };
}
