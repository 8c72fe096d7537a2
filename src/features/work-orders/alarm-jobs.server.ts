import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  daySeconds,
  eachMinute,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { raiseAlarms } from "./raise-alarms.server.ts";

/** Warns of work orders that are nearly late, and marks those that are. */
export const alarmJob: ClockJob = {
  name: "work-order-alarms",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: 300,
  deleteAfterSeconds: daySeconds,
};

export const workOnAlarms = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, alarmJob, async () => {
    try {
      const raised = await raiseAlarms({ db, queue });
      if (raised > 0) log.info({ raised }, "work orders are late, or nearly");
    } catch (error) {
      log.error({ err: error }, "late work orders not looked for");
      throw error;
    }
  });
