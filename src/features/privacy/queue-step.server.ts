/** Searching and erasing go through every table, which takes longer than a form may. */
import type { PgBoss } from "pg-boss";
import * as z from "zod/mini";
import type { Transaction } from "#platform/database/client.ts";
import { createQueue } from "#platform/jobs/create-queue.server.ts";
import { untilDone } from "#platform/jobs/queue-options.server.ts";
import { startJob } from "#platform/jobs/start-job.server.ts";

export const privacyQueue = "privacy";

export const privacyJob = z.object({ requestId: z.uuid(), step: z.enum(["search", "erase"]) });

type PrivacyJob = z.infer<typeof privacyJob>;

/** Each process calls this before it answers requests. */
export const createPrivacyQueue = (queue: PgBoss): Promise<void> =>
  createQueue(queue, { ...untilDone, name: privacyQueue, expireInSeconds: 300 });

/** The job is queued in the transaction of the command, so that neither happens alone. */
export const queuePrivacyStep = (tx: Transaction, queue: PgBoss, job: PrivacyJob): Promise<void> =>
  startJob(tx, queue, { name: privacyQueue }, job);
