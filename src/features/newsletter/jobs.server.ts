import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { workByClock } from "#platform/jobs/clock-job.server.ts";
import { newsletterJob } from "./newsletter-job.server.ts";
import { findNewsletterObstacles, type NewsletterConfig } from "./newsletter-obstacles.server.ts";
import {
  advanceNewsletters,
  beginDue,
  holdNewslettersBack,
  resumeNewsletters,
} from "./send-newsletters.server.ts";

/** Screens learn of the progress at this interval. */
const stepMs = 2_000;
/** The next minute's round goes on. */
const maxRoundMs = 50_000;

/** A round is one job, in whichever process takes it; what a killed one leaves behind, the next does. */
export const workOnNewsletters = (
  queue: PgBoss,
  db: Database,
  log: Logger,
  config: NewsletterConfig,
): Promise<void> =>
  workByClock(queue, newsletterJob, async (signal) => {
    const isHeldBack = async () => {
      const obstacles = await findNewsletterObstacles(db, config);
      if (obstacles.length === 0) return false;
      const heldCount = await holdNewslettersBack(db);
      if (heldCount > 0) log.warn({ newsletters: heldCount, obstacles }, "newsletters held back");
      return true;
    };
    if (await isHeldBack()) return;
    await resumeNewsletters({ db, queue });
    const due = await beginDue(db);
    if (due > 0) log.info({ newsletters: due }, "newsletters begun");
    const ends = performance.now() + maxRoundMs;
    while (await advanceNewsletters({ db, queue })) {
      if (performance.now() > ends || signal?.aborted || (await isHeldBack())) return;
      await wait(stepMs, undefined, { ref: false, ...(signal && { signal }) }).catch(
        () => undefined,
      );
    }
  });
