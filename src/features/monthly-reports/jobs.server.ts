import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { monthlyReportQueue } from "#platform/jobs/queue-options.server.ts";
import { makeMonthlyReports } from "./make-monthly-reports.server.ts";

/** Most hours find all made: what one run leaves, the next one does. */
const eachHour = "7 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

export async function workOnMonthlyReports(queue: PgBoss, db: Database, log: Logger) {
  await queue.work(monthlyReportQueue, pace, async () => {
    const reports = await makeMonthlyReports({ db, queue }, new Date(), company.timeZone);
    if (reports > 0) log.info({ reports }, "monthly reports");
  });
  await queue.schedule(monthlyReportQueue, eachHour, null, { missed: "once" });
}
