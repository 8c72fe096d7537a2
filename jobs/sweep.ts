/** What is forgotten by itself, every hour and soon after each start. */
import type { Logger } from "pino";
import { retentionDays } from "#content/retention.ts";
import type { Database } from "#database/client.ts";
import { forgetStaleAddresses } from "#domain/newsletter/forget-stale.ts";
import { forgetOldRecords } from "#domain/retention/forget-old-records.ts";
import { sweepRateLimits } from "#domain/submissions/rate-limit.ts";

const everyMs = 3_600_000;
/** A process that is restarted often would else never come to it. */
const firstAfterMs = 60_000;

/** One round; what fails is logged, and the rest goes on. */
async function sweep(db: Database, log: Logger): Promise<void> {
  const rounds = {
    "rate limits": () => sweepRateLimits(db),
    "newsletter addresses": () => forgetStaleAddresses(db),
    "old records": () => forgetOldRecords(db, retentionDays, new Date()),
  };
  for (const [what, forget] of Object.entries(rounds)) {
    try {
      const forgotten = await forget();
      log.info({ what, ...forgotten }, "Forgot what was kept long enough");
    } catch (error) {
      log.warn({ err: error, what }, "Could not forget what was kept long enough");
    }
  }
}

/** @returns ends it */
export function startSweeping(db: Database, log: Logger): () => void {
  const run = () => void sweep(db, log);
  const timers = [setTimeout(run, firstAfterMs), setInterval(run, everyMs)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
