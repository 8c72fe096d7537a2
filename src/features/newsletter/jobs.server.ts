import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { newsletterQueue } from "#platform/jobs/queue-options.server.ts";
import { advanceNewsletters, beginDue } from "./send-newsletters.server.ts";

const eachMinute = "* * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 2 };

/** As often as screens learn how far it is. */
const stepMs = 2_000;
/** The next minute's round goes on. */
const longestRoundMs = 50_000;

/** A round is one job, in whichever process takes it; what a killed one leaves behind, the next does. */
export async function workOnNewsletters(queue: PgBoss, db: Database, log: Logger): Promise<void> {
  await queue.work(newsletterQueue, pace, async ([job]) => {
    const due = await beginDue(db);
    if (due > 0) log.info({ newsletters: due }, "newsletters begun");
    const ends = performance.now() + longestRoundMs;
    while (await advanceNewsletters({ db, queue })) {
      if (performance.now() > ends || job?.signal.aborted) return;
      await wait(stepMs, undefined, { ref: false, ...(job && { signal: job.signal }) }).catch(
        () => undefined,
      );
    }
  });
  await queue.schedule(newsletterQueue, eachMinute, null, { missed: "once" });
}
