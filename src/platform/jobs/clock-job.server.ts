/** What is done by the clock. Each round is one job for all processes; the next makes up for one that fails. */
import type { PgBoss } from "pg-boss";
import { createQueue } from "./create-queue.server.ts";

export interface ClockJob {
  /** Of its queue, in the database as well. */
  name: string;
  /** When a round is due, as cron writes it. */
  times: string;
  /** How often a process looks whether one is. */
  pollingIntervalSeconds: number;
  /** A round that takes longer counts as failed. */
  expireInSeconds: number;
  /** For how long the queue keeps what is done. */
  deleteAfterSeconds: number;
}

export const eachMinute = "* * * * *";
export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;

/** Called by each process: all work on the same queue, and name the same times. */
export async function workByClock(
  queue: PgBoss,
  { name, times, pollingIntervalSeconds, expireInSeconds, deleteAfterSeconds }: ClockJob,
  round: () => Promise<void>,
): Promise<void> {
  await createQueue(queue, { name, retryLimit: 0, expireInSeconds, deleteAfterSeconds });
  await queue.work(name, { batchSize: 1, pollingIntervalSeconds }, round);
  await queue.schedule(name, times, null, { missed: "once" });
}
