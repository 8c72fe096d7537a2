import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { askForFeedback } from "./ask-for-feedback.server.ts";
import { queueFeedbackMails } from "./queue-feedback-mails.server.ts";

/** Asks clients how well we did; not at the minutes of reports and digests. */
export const feedbackJob: ClockJob = {
  name: "feedback",
  times: "4-59/15 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnFeedback = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, feedbackJob, async () => {
    const now = new Date();
    const questionCount = await askForFeedback({ db }, now, company.timeZone);
    const mails = await queueFeedbackMails({ db, queue }, now);
    if (questionCount + mails > 0) log.info({ asked: questionCount, mails }, "feedback asked for");
  });
