/** The queues of the product and how patient they are. */
import { mailQueue } from "#domain/outbox/mail-jobs.ts";

/** Mails that nobody could deliver; its worker flags the record they are about. */
export const undeliverableQueue = "mail-undeliverable";

const hour = 3600;
const day = 24 * hour;

/** Seconds between two attempts, at most. */
export const longestRetryWaitSeconds = 3 * hour;

/** 16 attempts over about a day: after 45 s, 90 s, 3 min ... doubling up to every three hours. */
const mailRetries = {
  retryLimit: 15,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: longestRetryWaitSeconds,
};
/**
 * pg-boss deletes what is due for longer. Never, as far as we are concerned: a clock that is years
 * ahead for a minute must not cost a mail. What is due ends by its attempts.
 */
const keptWhileDue = 50 * 365 * day;
const keptWhenDone = 7 * day;

export const queues = [
  {
    name: undeliverableQueue,
    retryLimit: 1000,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 60,
    retentionSeconds: keptWhileDue,
    deleteAfterSeconds: keptWhenDone,
  },
  {
    name: mailQueue,
    ...mailRetries,
    // What a process left behind that was killed while sending is tried again after this.
    expireInSeconds: 120,
    retentionSeconds: keptWhileDue,
    deleteAfterSeconds: keptWhenDone,
    deadLetter: undeliverableQueue,
  },
];

export const queueNames = queues.map(({ name }) => name);
