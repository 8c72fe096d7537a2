/**
 * Spreads work over turns of the event loop, so that everything else is served in between. React
 * renders a page without yielding: a hundred connections that become readable together would be a
 * hundred pages in a row.
 * @param turns left to others before each in the queue; in one turn Node accepts one connection
 * @returns waits for one's turn
 */
export function createTurnQueue(turns = 1): () => Promise<void> {
  const waiting: (() => void)[] = [];

  const leaveToOthers = (left: number, since: number) => {
    if (left > 0 && performance.now() - since < mostMs) {
      setImmediate(leaveToOthers, left - 1, since);
      return;
    }
    waiting.shift()?.();
    if (waiting.length > 0) startTurns();
  };
  // The clock starts when the one who went on has yielded.
  const startTurns = () => setImmediate(() => leaveToOthers(turns - 1, performance.now()));

  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) startTurns();
    });
}

/** Turns are long where there is much else to do; then fewer are enough. */
const mostMs = 10;
