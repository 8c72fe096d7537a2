import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { feedbackQueue } from "#platform/jobs/queue-options.server.ts";
import { askForFeedback } from "./ask-for-feedback.server.ts";
import { queueFeedbackMails } from "./queue-feedback-mails.server.ts";

/** Not at the minutes of reports and digests. */
const times = "4-59/15 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes; a round that fails is made up for by the next. */
export async function workOnFeedback(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(feedbackQueue, pace, async () => {
    const now = new Date();
    const questionCount = await askForFeedback({ db }, now, company.timeZone);
    const mails = await queueFeedbackMails({ db, queue }, now);
    if (questionCount + mails > 0) log.info({ asked: questionCount, mails }, "feedback asked for");
  });
  await queue.schedule(feedbackQueue, times, null, { missed: "once" });
}
