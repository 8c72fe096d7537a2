import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { JobParts } from "#platform/feature.server.ts";
import { digestQueue } from "#platform/jobs/queue-options.server.ts";
import { queueDigests } from "./queue-digests.server.ts";

/** Not at the minute of morning reports: on the embedded engine one waits for the other. */
const digestTimes = "2-59/5 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes; a round that fails is made up for by the next. */
export async function workOnDigests(
  queue: PgBoss,
  { db, notificationDefinitions }: Pick<JobParts, "db" | "notificationDefinitions">,
  log: Logger,
): Promise<void> {
  await queue.work(digestQueue, pace, async () => {
    const { timeZone } = company;
    const digests = await queueDigests(
      { db, queue },
      notificationDefinitions,
      new Date(),
      timeZone,
    );
    if (digests > 0) log.info({ digests }, "daily digests queued");
  });
  await queue.schedule(digestQueue, digestTimes, null, { missed: "once" });
}
