/** Measures how long this thread's own work has held the event loop, whatever else the machine does. */

/**
 * Uses the processor's time, because a clock also measures others on a busy machine. @returns a function that
 * ends it and gives milliseconds
 */
export function watchHeldLoop(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let longest = 0;
  let before = used();
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
