import type { PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { queueUnreadEmails } from "./unread-emails.server.ts";

const maxPerRun = 200;

/** Tells of messages that were not read for a while. */
export const unreadMessagesJob: ClockJob = {
  name: "unread-messages",
  times: eachMinute,
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnUnreadMessages = (queue: PgBoss, db: Database): Promise<void> =>
  workByClock(queue, unreadMessagesJob, async () => {
    while ((await queueUnreadEmails({ db, queue })) === maxPerRun);
  });
