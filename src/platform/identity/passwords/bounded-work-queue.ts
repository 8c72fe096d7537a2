export interface BoundedWorkQueue {
  /** @param first before all that wait without it @returns undefined if the queue is full */
  run<Result>(
    work: () => Promise<Result>,
    first?: boolean,
  ): Promise<{ result: Result } | undefined>;
}

/**
 * Runs up to `maxRunning` pieces of work at once and keeps up to `maxQueued` more in the queue; work beyond is refused.
 * Work with priority goes first.
 */
export function createBoundedWorkQueue(maxRunning: number, maxQueued: number): BoundedWorkQueue {
  const waiting: { first: (() => void)[]; others: (() => void)[] } = { first: [], others: [] };
  let running = 0;

  const turn = (first: boolean) =>
    new Promise<void>((resolve) => {
      if (running >= maxRunning) {
        (first ? waiting.first : waiting.others).push(resolve);
        return;
      }
      running += 1;
      resolve();
    });
  const finish = () => {
    const next = waiting.first.shift() ?? waiting.others.shift();
    // The slot passes on directly, so that no other call takes it in between.
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    async run(work, first = false) {
      // Prioritized work is never refused because of a crowd of the others.
      const ahead = first ? waiting.first.length : waiting.first.length + waiting.others.length;
      if (running >= maxRunning && ahead >= maxQueued) return undefined;
      await turn(first);
      try {
        return { result: await work() };
      } finally {
        finish();
      }
    },
  };
}
