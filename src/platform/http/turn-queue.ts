/**
 * React renders a page without yielding: a hundred connections that become readable together would
 * block everything else for a hundred pages.
 * @param turns of the event loop left to others before each; in one turn Node accepts one connection
 */
export function createTurnQueue(turns = 1): () => Promise<void> {
  const waiting: (() => void)[] = [];

  const leaveToOthers = (left: number, since: number) => {
    if (left > 0 && performance.now() - since < maxMs) {
      setImmediate(leaveToOthers, left - 1, since);
      return;
    }
    waiting.shift()?.();
    if (waiting.length > 0) startTurns();
  };
  // The clock starts when the previous one has yielded.
  const startTurns = () => setImmediate(() => leaveToOthers(turns - 1, performance.now()));

  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) startTurns();
    });
}

/** Turns are long when there is much else to do; then fewer are enough. */
const maxMs = 10;
