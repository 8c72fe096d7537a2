import type { JobParts } from "#platform/feature.server.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { remindOfProposals } from "./remind.server.ts";
import { sealProposals } from "./seal-proposals.server.ts";

/** Looks for proposals that end soon and that nobody has decided. */
export const proposalEndJob: ClockJob = {
  name: "proposal-ends",
  times: "41 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

/** Seals what both sides have signed: asked for by the second signature, and by the clock where that failed. */
export const proposalSealJob: ClockJob = {
  name: "proposal-seals",
  times: "*/5 * * * *",
  pollingIntervalSeconds: 5,
  expireInSeconds: 900,
  deleteAfterSeconds: hourSeconds,
};

export async function workOnProposals({
  queue,
  db,
  secrets,
  log,
}: Pick<JobParts, "queue" | "db" | "secrets" | "log">): Promise<void> {
  await workByClock(queue, proposalEndJob, async () => {
    const reminded = await remindOfProposals({ db, queue }, new Date());
    if (reminded > 0) log.info({ reminded }, "proposals that end soon");
  });
  await workByClock(queue, proposalSealJob, async () => {
    const { sealed, stamped, fault } = await sealProposals({ db, secrets, log }, new Date());
    if (sealed + stamped > 0) log.info({ sealed, stamped }, "proposals sealed");
    if (fault !== undefined) log.warn({ fault }, "time server gave no time stamp");
  });
}
