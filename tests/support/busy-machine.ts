import { availableParallelism, loadavg } from "node:os";

/** A time limit, longer in proportion when more programs want to run than there are processors. */
export const allowing = (ms: number): number =>
  ms * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
