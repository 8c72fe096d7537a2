import type { PgBoss } from "pg-boss";
import {
  type ClockJob,
  daySeconds,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import {
  type DataExportParts,
  deleteOldExports,
  makeDataExports,
} from "./make-data-export.server.ts";

/** Makes archives with everything in them, also what a process that was killed has left in the middle. */
export const dataExportJob: ClockJob = {
  name: "data-exports",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: 12 * hourSeconds,
  deleteAfterSeconds: daySeconds,
};

export const workOnDataExports = (parts: DataExportParts & { queue: PgBoss }): Promise<void> =>
  workByClock(parts.queue, dataExportJob, async () => {
    await makeDataExports(parts);
    const deleted = await deleteOldExports(parts);
    if (deleted > 0) parts.log.info({ deleted }, "archives deleted");
  });
