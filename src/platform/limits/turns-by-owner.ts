/** A queue for work that takes seconds: those who wait get their turns by owner, not in the order in which they came. */
export interface TurnsByOwner {
  /**
   * Runs one at a time, and after each the next owner's.
   * @param owner e.g. an account: its many calls wait behind each other, and nobody else's do
   * @returns undefined if the queue is full
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<{ result: Result } | undefined>;
}

interface Limits {
  /** Counts those in the queue, without the one that runs. */
  maxQueued: number;
  maxQueuedOfOwner: number;
}

type Turn = (mayRun: boolean) => void;

export function createTurnsByOwner({ maxQueued, maxQueuedOfOwner }: Limits): TurnsByOwner {
  /** Owners are in the order of their next turns. */
  const waiting = new Map<string, Turn[]>();
  let isRunning = false;

  const count = () => [...waiting.values()].reduce((sum, turns) => sum + turns.length, 0);

  /** A full queue takes a place from the owner with the most, for somebody with less. */
  function makeRoom(ownCount: number): boolean {
    if (ownCount >= maxQueuedOfOwner) return false;
    if (count() < maxQueued) return true;
    const [longest] = [...waiting.values()].sort((a, b) => b.length - a.length);
    if (longest === undefined || longest.length <= ownCount + 1) return false;
    longest.pop()?.(false);
    return true;
  }

  function turn(owner: string): Promise<boolean> {
    if (!isRunning) {
      isRunning = true;
      return Promise.resolve(true);
    }
    const ofOwner = waiting.get(owner) ?? [];
    if (!makeRoom(ofOwner.length)) return Promise.resolve(false);
    return new Promise((resolve) => {
      ofOwner.push(resolve);
      waiting.set(owner, ofOwner);
    });
  }

  function finish(): void {
    const [next] = waiting;
    if (next === undefined) {
      isRunning = false;
      return;
    }
    const [owner, turns] = next;
    const first = turns.shift();
    // An owner with more work goes to the end of the queue.
    waiting.delete(owner);
    if (turns.length > 0) waiting.set(owner, turns);
    // The slot passes on directly, so that no other call takes it in between.
    first?.(true);
  }

  return {
    async run(owner, work) {
      if (!(await turn(owner))) return undefined;
      try {
        return { result: await work() };
      } finally {
        finish();
      }
    },
  };
}
