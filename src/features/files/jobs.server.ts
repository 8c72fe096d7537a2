import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { checkHeldFiles, type FileCheckParts } from "./check-held-files.server.ts";

/** Has files scanned that came while the scanner was away. */
export const fileCheckJob: ClockJob = {
  name: "file-checks",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

export const workOnFileChecks = (
  queue: PgBoss,
  parts: FileCheckParts,
  log: Logger,
): Promise<void> =>
  workByClock(queue, fileCheckJob, async () => {
    const done = await checkHeldFiles(parts);
    if (done.refused > 0) log.warn(done, "malware refused");
    else if (done.passed > 0) log.info(done, "files checked");
    if (done.waiting !== undefined)
      log.warn({ cause: done.waiting }, "files wait for the malware scanner");
  });
