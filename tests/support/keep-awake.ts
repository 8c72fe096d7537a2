import type { PgBoss } from "pg-boss";
import { vi } from "vitest";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";

const wakeEveryMs = 50;

/**
 * Makes workers of this queue look for emails twenty times a second instead of once or less, because tests
 * wait for hundreds of them. It ends with the queue.
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
