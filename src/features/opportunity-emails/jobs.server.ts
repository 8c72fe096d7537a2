import type { JobParts } from "#platform/feature.server.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { readMailbox } from "./inbound/read-mailbox.server.ts";

/** Reads the mailbox with the replies. */
export const mailboxJob: ClockJob = {
  name: "inbound-mail",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: 600,
  deleteAfterSeconds: hourSeconds,
};

type Parts = Pick<JobParts, "queue" | "db" | "files" | "config" | "log">;

export async function workOnMailbox({ queue, db, files, config, log }: Parts): Promise<void> {
  await workByClock(queue, mailboxJob, async (signal) => {
    const { inboundMail } = config;
    if (inboundMail?.kind !== "imap") return;
    const unmatched = {
      keeps: config.inboundMailUnmatched,
      inboundAddress: config.inboundMailAddress,
    };
    const round = await readMailbox({ db, queue, files, log, unmatched }, inboundMail, signal);
    if (round !== undefined && round.joined > 0) log.info(round, "replies read");
  });
}
