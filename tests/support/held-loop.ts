/** How long this thread's own work has kept the event loop from turning, whatever else the machine does. */

/** By the processor's time: on a busy machine a clock measures the others. @returns ends it: milliseconds */
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
