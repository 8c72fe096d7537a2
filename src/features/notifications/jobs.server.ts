import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { JobParts } from "#platform/feature.server.ts";
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

export async function workOnDigests(
  queue: PgBoss,
  { db, notificationDefinitions }: Pick<JobParts, "db" | "notificationDefinitions">,
  log: Logger,
): Promise<void> {
  await workByClock(queue, digestJob, async () => {
    const { timeZone } = company;
    const digests = await queueDigests(
      { db, queue },
      notificationDefinitions,
      new Date(),
      timeZone,
    );
    if (digests > 0) log.info({ digests }, "daily digests queued");
  });
}
