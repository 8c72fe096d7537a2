/**
 * Quote requests that a process of the version before took in while this one was being installed: it knew of
 * no opportunities.
 */
import { and, eq, gt, notExists, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { leads } from "#features/leads/tables/leads.ts";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { openOpportunities } from "./open-opportunities.server.ts";
import { opportunities } from "./tables/opportunities.ts";

export const missingOpportunitiesJob: ClockJob = {
  name: "missing-opportunities",
  times: "*/10 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

const atATime = 100;

/** An upgrade is over within days. @returns how many were missing */
export const openMissingOpportunities = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const opened = tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(eq(opportunities.leadId, leads.id));
    const missing = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.screening, "accepted"),
          gt(leads.receivedAt, sql`now() - interval '7 days'`),
          notExists(opened),
        ),
      )
      .orderBy(leads.receivedAt)
      .limit(atATime)
      .for("update", { skipLocked: true });
    await openOpportunities(
      tx,
      missing.map(({ id }) => id),
    );
    return missing.length;
  });

export const workOnMissingOpportunities = (
  queue: PgBoss,
  db: Database,
  log: Logger,
): Promise<void> =>
  workByClock(queue, missingOpportunitiesJob, async () => {
    const opened = await openMissingOpportunities(db);
    if (opened > 0) log.info({ opened }, "opportunities opened that were missing");
  });
