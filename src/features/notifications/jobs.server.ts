import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { queueMorningReports } from "#features/morning-reports/queue-morning-reports.server.ts";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { queueDigests } from "./queue-digests.server.ts";

/** Writes once a day what people wanted so. Not at the minute of reports: one would wait for the other. */
export const digestJob: ClockJob = {
  name: "daily-digests",
  times: "2-59/5 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

/** Looks for facilities that open soon. */
export const morningReportJob: ClockJob = {
  ...digestJob,
  name: "morning-reports",
  times: "*/5 * * * *",
};

export async function workOnNotifications(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await workByClock(queue, digestJob, async () => {
    const digests = await queueDigests({ db, queue }, new Date(), company.timeZone);
    if (digests > 0) log.info({ digests }, "daily digests queued");
  });
  await workByClock(queue, morningReportJob, async () => {
    const made = await queueMorningReports({ db, queue }, new Date());
    if (made.facilities > 0) log.info(made, "morning reports queued");
  });
}
