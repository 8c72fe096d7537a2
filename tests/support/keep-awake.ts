import type { PgBoss } from "pg-boss";
import { vi } from "vitest";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";

const wakeEveryMs = 50;

/**
 * From now on workers of this queue look for mails twenty times a second instead of once or less:
 * tests wait for hundreds of them. Ends with the queue.
 * @param names of other work to look for
 */
export function keepAwake(queue: PgBoss, names: readonly string[] = emailQueues): void {
  const working = vi.spyOn(queue, "work");
  const timer = setInterval(() => {
    for (const [at, { type, value }] of working.mock.settledResults.entries()) {
      const [name = ""] = working.mock.calls[at] ?? [];
      if (type === "fulfilled" && names.includes(name)) queue.notifyWorker(value);
    }
  }, wakeEveryMs);
  queue.once("stopped", () => clearInterval(timer));
}
