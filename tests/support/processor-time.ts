/** What this thread's own work takes of the processor: on a busy machine a clock measures the others. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
