import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { failureAlertQueue } from "#platform/identity/sign-in/failure-alert.server.ts";

export const cleanupQueue = "cleanup";

/** Looks for work orders that are late, or nearly. */
export const alarmQueue = "work-order-alarms";

/** Tells of messages that were not read for a while. */
export const unreadMessagesQueue = "unread-messages";

/** Makes the visits and inspections of the next weeks. */
export const visitPlanQueue = "visit-plan";

/** Looks for visits that nobody came to. */
export const missedVisitQueue = "missed-visits";

/** Writes once a day what people wanted so. */
export const digestQueue = "daily-digests";

/** Looks for facilities that open soon. */
export const morningReportQueue = "morning-reports";

/** Has files scanned that came while the scanner was away. */
export const fileCheckQueue = "file-checks";

/** Looks for documents that end soon. */
export const documentEndQueue = "document-ends";

/** Asks clients how well we did. */
export const feedbackQueue = "feedback";

/** Makes drafts of invoices, issues those that nobody reviews, reminds of what is overdue. */
export const invoiceQueue = "invoices";

/** Makes the reports of the month before. */
export const monthlyReportQueue = "monthly-reports";

/** Reads and adds what somebody brings along as a file. */
export const importQueue = "imports";

/** Makes archives with everything in them. */
export const dataExportQueue = "data-exports";

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
const untilDone = {
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

export const queues = [
  { name: undeliverableEmailQueue, ...untilDone },
  { name: emailQueue, ...sending, deadLetter: undeliverableEmailQueue },
  { name: failureAlertQueue, ...untilDone },
  // The next minute brings another, the next hour.
  { name: alarmQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: day },
  { name: unreadMessagesQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: missedVisitQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: digestQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: morningReportQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: fileCheckQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: hour },
  { name: documentEndQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: feedbackQueue, retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: hour },
  { name: invoiceQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  { name: monthlyReportQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  { name: importQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: hour },
  { name: dataExportQueue, retryLimit: 0, expireInSeconds: 12 * hour, deleteAfterSeconds: day },
  { name: visitPlanQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  { name: cleanupQueue, retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
];

/** Queues of earlier versions; the emails of their jobs are in the table `emails`. */
export const formerQueues = ["mail", "mail-undeliverable"];

export const queueNames = queues.map(({ name }) => name);
