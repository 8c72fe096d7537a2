import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  daySeconds,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { makeMonthlyReports } from "./make-monthly-reports.server.ts";

/** Makes the reports of the month before. Most hours find all made: what one run leaves, the next one does. */
export const monthlyReportJob: ClockJob = {
  name: "monthly-reports",
  times: "7 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
};

export const workOnMonthlyReports = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, monthlyReportJob, async () => {
    const reports = await makeMonthlyReports({ db, queue }, new Date(), company.timeZone);
    if (reports > 0) log.info({ reports }, "monthly reports");
  });
