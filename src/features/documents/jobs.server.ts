import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { documentEndQueue } from "#platform/jobs/queue-options.server.ts";
import { remindOfEnds } from "./remind-of-ends.server.ts";

/** Each zone's midnight is found within the hour; a round that fails is made up for by the next. */
const hourly = "23 * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };

/** Each round is one job for all processes. */
export async function workOnDocuments(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(documentEndQueue, pace, async () => {
    const clock = { now: new Date(), companyZone: company.timeZone };
    const made = await remindOfEnds({ db, queue }, clock);
    if (made.reminders > 0) log.info(made, "documents that end soon, or have ended");
  });
  await queue.schedule(documentEndQueue, hourly, null, { missed: "once" });
}
