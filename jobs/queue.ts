/** The job queue: pg-boss on the product's own database, so that jobs share its transactions. */
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { OpenDatabase } from "#database/client.ts";
import { mailQueue } from "#domain/outbox/mail-jobs.ts";

/** Mails that nobody could deliver; its worker flags the record they are about. */
export const undeliverableQueue = "mail-undeliverable";

const hour = 3600;
const day = 24 * hour;

/** 16 attempts over about a day: after 45 s, 90 s, 3 min ... doubling up to every three hours. */
const mailRetries = { retryLimit: 15, retryDelay: 30, retryBackoff: true, retryDelayMax: 3 * hour };
/** A server that was away for long still sends what was due; pg-boss deletes jobs after this. */
const keptWhileDue = 365 * day;
const keptWhenDone = 7 * day;

const queues = [
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

export async function startQueue(database: OpenDatabase, log: Logger): Promise<PgBoss> {
  const isEmbedded = database.engine === "embedded";
  const queue = new PgBoss({
    db: database.queueDatabase,
    backend: isEmbedded ? "pglite" : "postgres",
    schedule: false,
    // The embedded database has an upkeep of its own and no second connection to rebuild indexes by.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
    // Only of use to jobs that wait for other jobs, which ours do not.
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
  });
  queue.on("error", (error) => log.warn({ err: error }, "The job queue has a fault"));
  queue.on("warning", ({ message, data }) => log.warn({ data }, message));
  await queue.start();
  for (const { name, ...options } of queues) {
    await queue.createQueue(name, options);
    // An installation of an earlier version has the queue with other numbers.
    await queue.updateQueue(name, options);
    // Makes the queue known to this process. Otherwise the first job would look it up beside its
    // transaction, for which the embedded engine's only connection would wait for ever.
    await queue.insert(name, []);
  }
  return queue;
}
