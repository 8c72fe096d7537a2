import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { morningReportQueue } from "#platform/jobs/queue-options.server.ts";
import { queueMorningReports } from "./queue-morning-reports.server.ts";

/** Not at the minute of daily digests: on the embedded engine one waits for the other. */
const reportTimes = "*/5 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes; a round that fails is made up for by the next. */
export async function workOnMorningReports(
  queue: PgBoss,
  db: Database,
  log: Logger,
): Promise<void> {
  await queue.work(morningReportQueue, pace, async () => {
    const made = await queueMorningReports({ db, queue }, new Date());
    if (made.facilities > 0) log.info(made, "morning reports queued");
  });
  await queue.schedule(morningReportQueue, reportTimes, null, { missed: "once" });
}
