import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import {
  deleteReadFiles,
  deleteStrayImports,
  type ImportParts,
  runImports,
} from "./run-imports.server.ts";

/** Reads and adds what somebody brings along as a file, and waits for in front of the screen. */
export const importJob: ClockJob = {
  name: "imports",
  times: eachMinute,
  pollingIntervalSeconds: 2,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

/** If a process leaves work unfinished, the next one goes on with it. */
export const workOnImports = (parts: ImportParts): Promise<void> =>
  workByClock(parts.queue, importJob, async () => {
    await runImports(parts);
    await deleteStrayImports(parts, new Date());
    await deleteReadFiles(parts, new Date());
  });
