import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { privacyQueue } from "#platform/jobs/queue-options.server.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";
import { runErasure, runSearch } from "./run-step.server.ts";

const pace = { batchSize: 1, pollingIntervalSeconds: 2 };

const jobSchema = z.object({ requestId: z.uuid(), step: z.enum(["search", "erase"]) });

/** Somebody waits for it in front of a screen. */
export async function workOnPrivacy(
  queue: PgBoss,
  parts: { db: Database; personalData: readonly PersonalTable[] },
  log: Logger,
): Promise<void> {
  await queue.work(privacyQueue, pace, async (jobs) => {
    for (const { data } of jobs) {
      const { requestId, step } = z.parse(jobSchema, data);
      await (step === "search" ? runSearch : runErasure)(parts, requestId);
      log.info({ request: requestId, step }, "privacy step done");
    }
  });
}
