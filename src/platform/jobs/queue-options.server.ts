import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { failureAlertQueue } from "#platform/identity/sign-in/failure-alert.server.ts";

/** Emails that could not be sent; its worker marks their rows. */
export const undeliverableEmailQueue = "emails-undeliverable";

const hour = 3600;
const day = 24 * hour;

/** Seconds between two attempts, at most. */
export const maxRetryWaitSeconds = 3 * hour;

/** 16 attempts over about a day: after 45 s, 90 s, 3 min ... doubling up to every three hours. */
const mailRetries = {
  retryLimit: 15,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: maxRetryWaitSeconds,
};
/** pg-boss deletes older jobs: a clock that is years ahead for a minute must not cost an email. */
const keptWhileDue = 50 * 365 * day;
const keptWhenDone = 7 * day;

/** Jobs that only write to the database: only an outage can stop them. */
export const untilDone = {
  retryLimit: 1000,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 60,
  retentionSeconds: keptWhileDue,
  deleteAfterSeconds: keptWhenDone,
};

const sending = {
  ...mailRetries,
  // A job of a process that was killed while sending is tried again after this.
  expireInSeconds: 120,
  retentionSeconds: keptWhileDue,
  deleteAfterSeconds: keptWhenDone,
};

/** Queues of the platform. Features create theirs by `workByClock`. */
export const queues = [
  { name: undeliverableEmailQueue, ...untilDone },
  { name: emailQueue, ...sending, deadLetter: undeliverableEmailQueue },
  { name: failureAlertQueue, ...untilDone },
];

/** Queues of earlier versions; the emails of their jobs are in the table `emails`. */
export const formerQueues = ["mail", "mail-undeliverable"];

export const queueNames = queues.map(({ name }) => name);
