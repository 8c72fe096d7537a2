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
    const result = await checkHeldFiles(parts);
    if (result.refused > 0) log.warn(result, "malware refused");
    else if (result.passed > 0) log.info(result, "files checked");
    if (result.waiting !== undefined)
      log.warn({ cause: result.waiting }, "files wait for the malware scanner");
  });
