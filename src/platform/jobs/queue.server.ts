/** pg-boss runs on the product's own database, so that jobs share its transactions. */
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { OpenDatabase } from "#platform/database/client.ts";
import { requeueEmails } from "#platform/email/requeue-emails.server.ts";
import { createQueue } from "./create-queue.server.ts";
import { monotonicClock } from "./monotonic-clock.ts";
import { formerQueues, queues } from "./queue-options.server.ts";

const repeatEveryMs = 60_000;
const maxRememberedErrors = 50;

type QueuedDatabase = Pick<OpenDatabase, "engine" | "queueDatabase" | "background">;

export async function startQueue(database: QueuedDatabase, log: Logger): Promise<PgBoss> {
  const isEmbedded = database.engine === "embedded";
  const queue = new PgBoss({
    db: database.queueDatabase,
    backend: isEmbedded ? "pglite" : "postgres",
    schedule: true,
    clock: monotonicClock,
    // The embedded database has maintenance of its own, and no second connection to rebuild indexes.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
    // These are for jobs that wait for other jobs, which ours do not.
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
  });
  queue.on("error", logEachErrorRarely(log));
  queue.on("warning", ({ message, data }) => log.warn({ data }, message));
  await queue.start();
  for (const each of queues) await createQueue(queue, each);
  for (const name of formerQueues) await queue.deleteQueue(name);
  const requeued = await requeueEmails(database.background, queue);
  if (requeued > 0) log.info({ emails: requeued }, "emails queued again");
  return queue;
}

/** Every poll fails while the database is unavailable, so each error is logged once a minute. */
function logEachErrorRarely(log: Logger): (error: Error) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    const now = performance.now();
    if (now - (loggedAt.get(error.message) ?? Number.NEGATIVE_INFINITY) < repeatEveryMs) return;
    // Messages may contain parts that differ each time.
    if (loggedAt.size >= maxRememberedErrors) loggedAt.clear();
    loggedAt.set(error.message, now);
    log.warn({ err: error }, "job queue error");
  };
}
