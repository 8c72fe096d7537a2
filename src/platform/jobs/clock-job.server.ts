/** Runs scheduled work. Each round is one job for all processes; the next makes up for one that fails. */
import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { createQueue } from "./create-queue.server.ts";

export interface ClockJob {
  /** The name of its queue, in the database as well. */
  name: string;
  /** The schedule in the format of cron. */
  times: string;
  /** Seconds after which a process looks for a due round again. */
  pollingIntervalSeconds: number;
  /** A round that takes longer counts as failed. */
  expireInSeconds: number;
  /** Seconds for which the queue keeps finished jobs. */
  deleteAfterSeconds: number;
}

export const eachMinute = "* * * * *";
export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;

/** Names the jobs that the queue of a process works on, which are those that it knows. */
const workedOn = new WeakMap<PgBoss, Set<string>>();

export const createClockQueue = (
  queue: PgBoss,
  { name, expireInSeconds, deleteAfterSeconds }: ClockJob,
): Promise<void> =>
  createQueue(queue, { name, retryLimit: 0, expireInSeconds, deleteAfterSeconds });

/**
 * Called by each process: all work on the same queue, and name the same times.
 * @param round gets a signal that it is to end before it is done
 */
export async function workByClock(
  queue: PgBoss,
  job: ClockJob,
  round: (signal: AbortSignal | undefined) => Promise<void>,
): Promise<void> {
  const { name, times, pollingIntervalSeconds } = job;
  await createClockQueue(queue, job);
  workedOn.set(queue, (workedOn.get(queue) ?? new Set()).add(name));
  await queue.work(name, { batchSize: 1, pollingIntervalSeconds }, ([next]) => round(next?.signal));
  await queue.schedule(name, times, null, { missed: "once" });
}

/**
 * A round before its time, where somebody waits for it: in the transaction that gives it something to
 * do, as the embedded engine's only connection would wait for the queue's own in vain. A process that
 * does not work on the job leaves it to the next round by the clock.
 */
export async function askForRound(
  db: Database | Transaction,
  queue: PgBoss,
  { name }: ClockJob,
): Promise<void> {
  if (workedOn.get(queue)?.has(name)) await queue.insert(name, [{}], { db: fromDrizzle(db, sql) });
}
