import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  daySeconds,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { markMissedVisits } from "./missed-visits.server.ts";
import { makeAllVisits } from "./series/make-visits.server.ts";

/** Makes the visits and inspections of the next weeks. */
export const visitPlanJob: ClockJob = {
  name: "visit-plan",
  times: "41 */3 * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
};

/** Looks for visits that nobody came to. */
export const missedVisitJob: ClockJob = {
  name: "missed-visits",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

/** Processes that start together queue it once. */
const afterStart = { startAfter: 30, singletonKey: "start", singletonSeconds: 60 };

/** @param afterPlan what else is planned once the visits are there */
export async function workOnVisits(
  queue: PgBoss,
  db: Database,
  log: Logger,
  afterPlan?: (db: Database, log: Logger) => Promise<void>,
): Promise<void> {
  await workByClock(queue, visitPlanJob, async () => {
    const addedVisits = await makeAllVisits(db, new Date());
    if (addedVisits.series > 0) log.info(addedVisits, "visits planned");
    await afterPlan?.(db, log);
  });
  await workByClock(queue, missedVisitJob, async () => {
    const missed = await markMissedVisits({ db, queue }, new Date());
    if (missed.missed > 0) log.warn(missed, "visits missed");
  });
  await queue.send(visitPlanJob.name, null, afterStart);
}
