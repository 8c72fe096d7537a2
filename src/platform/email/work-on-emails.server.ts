/** Takes the mails of the table `emails` from the queue, and what decides whether one is due. */
import type { Job, JobWithMetadata, PgBoss } from "pg-boss";
import {
  type FailureAlertJob,
  failureAlertQueue,
  sendFailureAlert,
} from "#platform/identity/sign-in/failure-alert.server.ts";
import { undeliverableEmailQueue } from "#platform/jobs/queue-options.server.ts";
import { type EmailJob, emailQueue } from "./queue-emails.server.ts";
import { type EmailSender, giveUpEmail, sendEmail } from "./send-email.server.ts";

/** Ten mails a second at most: a flood of them never takes the processor from the visitors. */
const pace = { batchSize: 10, pollingIntervalSeconds: 1 };
const slowPace = { batchSize: 10, pollingIntervalSeconds: 3 };

export const emailQueues = [emailQueue, undeliverableEmailQueue, failureAlertQueue];

export async function workOnEmails(queue: PgBoss, sender: EmailSender): Promise<void> {
  await queue.work(emailQueue, { ...pace, perJobResults: true }, (jobs: Job<EmailJob>[]) =>
    Promise.all(jobs.map((job) => sendEmail(sender, job))),
  );
  await queue.work(
    undeliverableEmailQueue,
    { ...slowPace, includeMetadata: true },
    async (jobs: JobWithMetadata<EmailJob>[]) => {
      for (const job of jobs) await giveUpEmail(sender, job);
    },
  );
  await queue.work(failureAlertQueue, slowPace, async (jobs: Job<FailureAlertJob>[]) => {
    for (const { data } of jobs) await sendFailureAlert(sender.db, queue, data.accountId);
  });
}
