import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { queueMorningReports } from "#features/morning-reports/queue-morning-reports.server.ts";
import type { Database } from "#platform/database/client.ts";
import { digestQueue, morningReportQueue } from "#platform/jobs/queue-options.server.ts";
import { queueDigests } from "./queue-digests.server.ts";

/** Not at the same minute: on the embedded engine one waits for the other. */
const reportTimes = "*/5 * * * *";
const digestTimes = "2-59/5 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes; a round that fails is made up for by the next. */
export async function workOnNotifications(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(digestQueue, pace, async () => {
    const digests = await queueDigests({ db, queue }, new Date(), company.timeZone);
    if (digests > 0) log.info({ digests }, "daily digests queued");
  });
  await queue.work(morningReportQueue, pace, async () => {
    const made = await queueMorningReports({ db, queue }, new Date());
    if (made.facilities > 0) log.info(made, "morning reports queued");
  });
  await queue.schedule(digestQueue, digestTimes, null, { missed: "once" });
  await queue.schedule(morningReportQueue, reportTimes, null, { missed: "once" });
}
