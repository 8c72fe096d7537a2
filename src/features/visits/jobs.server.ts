import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { missedVisitQueue, visitPlanQueue } from "#platform/jobs/queue-options.server.ts";
import { markMissedVisits } from "./missed-visits.server.ts";
import { makeAllVisits } from "./series/make-visits.server.ts";

const everyThreeHours = "41 */3 * * *";
const eachMinute = "* * * * *";
const slowPace = { batchSize: 1, pollingIntervalSeconds: 10 };
const pace = { batchSize: 1, pollingIntervalSeconds: 5 };
/** Processes that start together queue it once. */
const afterStart = { startAfter: 30, singletonKey: "start", singletonSeconds: 60 };

/**
 * Each minute and each plan is one job for all processes.
 * @param afterPlan what else is planned once the visits are there
 */
export async function workOnVisits(
  queue: PgBoss,
  db: Database,
  log: Logger,
  afterPlan?: (db: Database, log: Logger) => Promise<void>,
): Promise<void> {
  await queue.work(visitPlanQueue, slowPace, async () => {
    const made = await makeAllVisits(db, new Date());
    if (made.series > 0) log.info(made, "visits planned");
    await afterPlan?.(db, log);
  });
  await queue.work(missedVisitQueue, pace, async () => {
    const missed = await markMissedVisits({ db, queue }, new Date());
    if (missed.missed > 0) log.warn(missed, "visits missed");
  });
  await queue.schedule(visitPlanQueue, everyThreeHours, null, { missed: "once" });
  await queue.schedule(missedVisitQueue, eachMinute, null, { missed: "once" });
  await queue.send(visitPlanQueue, null, afterStart);
}
