import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";
import { createPrivacyQueue, privacyJob, privacyQueue } from "./queue-step.server.ts";
import { runErasure, runSearch } from "./run-step.server.ts";

const pace = { batchSize: 1, pollingIntervalSeconds: 2 };

/** Somebody waits for it in front of a screen. */
export async function workOnPrivacy(
  queue: PgBoss,
  parts: { db: Database; personalData: readonly PersonalTable[] },
  log: Logger,
): Promise<void> {
  await createPrivacyQueue(queue);
  await queue.work(privacyQueue, pace, async (jobs) => {
    for (const { data } of jobs) {
      const { requestId, step } = z.parse(privacyJob, data);
      await (step === "search" ? runSearch : runErasure)(parts, requestId);
      log.info({ request: requestId, step }, "privacy step done");
    }
  });
}
