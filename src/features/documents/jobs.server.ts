import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { remindOfExpiringDocuments } from "./remind-of-ends.server.ts";

/** Looks for documents that end soon: each zone's midnight is found within the hour. */
export const documentEndJob: ClockJob = {
  name: "document-ends",
  times: "23 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnDocuments = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, documentEndJob, async () => {
    const clock = { now: new Date(), companyZone: company.timeZone };
    const made = await remindOfExpiringDocuments({ db, queue }, clock);
    if (made.reminders > 0) log.info(made, "documents that end soon, or have ended");
  });
