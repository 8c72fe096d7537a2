import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { removeDemonstration } from "./remove-demonstration.server.ts";

/** Looks whether somebody has asked for it; a round that was killed is made up for by the next. */
export const removalJob: ClockJob = {
  name: "demonstration-removal",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

export const workOnRemoval = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, removalJob, async () => {
    const rows = await removeDemonstration(db);
    if (rows !== undefined) log.info({ rows }, "demonstration removed");
  });
