/**
 * Lets whoever waits in the queue go on in a turn of the event loop of its own. React renders a page
 * without yielding: a hundred connections that become readable together would be a hundred pages in a
 * row, while everything else waits.
 * @returns waits for the next turn that is free
 */
export function createRenderQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const callNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(callNext);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(callNext);
    });
}
