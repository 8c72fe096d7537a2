import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { queueMorningReports } from "./queue-morning-reports.server.ts";

/** Looks for facilities that open soon. Not at the minute of digests: one would wait for the other. */
export const morningReportJob: ClockJob = {
  name: "morning-reports",
  times: "*/5 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export async function workOnMorningReports(
  queue: PgBoss,
  db: Database,
  log: Logger,
): Promise<void> {
  await workByClock(queue, morningReportJob, async () => {
    const queued = await queueMorningReports({ db, queue }, new Date());
    if (queued.facilities > 0) log.info(queued, "morning reports queued");
  });
}
