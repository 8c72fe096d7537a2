import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { remindOfProposals } from "./remind.server.ts";

/** Looks for proposals that end soon and that nobody has decided. */
export const proposalEndJob: ClockJob = {
  name: "proposal-ends",
  times: "41 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnProposals = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, proposalEndJob, async () => {
    const reminded = await remindOfProposals({ db, queue }, new Date());
    if (reminded > 0) log.info({ reminded }, "proposals that end soon");
  });
