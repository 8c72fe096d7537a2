/** Kills the embedded engine again and again under load and watches pages, records and memory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { allowing } from "#tests/support/busy-machine.ts";
import { type EngineOrders, engineOrders } from "#tests/support/faults/engine-orders.ts";
import { leadReferences } from "#tests/support/faults/lead-references.ts";
import { postForms } from "#tests/support/faults/posted-forms.ts";
import { canTrace, injectFault } from "#tests/support/faults/system-call-fault.ts";
import { watchPages } from "#tests/support/faults/watched-pages.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const rounds = Number(process.env.FAULT_ROUNDS ?? 20);
const visitors = 8;
/**
 * Limits measured before our own load: on a quiet machine one second for a page and five for forms.
 */
const [pageMs, formsMs] = [allowing(1_000), allowing(5_000)];

/** Kills the engine once; the returned function is called when another one runs. */
type Kill = (server: RunningServer, orders: EngineOrders) => Promise<() => Promise<void> | void>;

const ordered = (order: "loop" | "fail"): Kill => {
  return async (_server, orders) => {
    orders.give(order);
    return () => orders.give("");
  };
};
const kills: Record<string, { kill: Kill; runs: boolean }> = {
  "an endless loop": { kill: ordered("loop"), runs: true },
  "a thousand SQL errors": { kill: ordered("fail"), runs: true },
  "a PANIC for want of room (ENOSPC)": {
    kill: (server) => injectFault(server.pid, "pwrite64:error=ENOSPC"),
    runs: canTrace,
  },
  "a PANIC by a failed flush (EIO)": {
    kill: (server) => injectFault(server.pid, "fdatasync:error=EIO"),
    runs: canTrace,
  },
};

const failed = "database engine failed";
const restarted = "database engine restarted";

for (const [cause, { kill, runs }] of Object.entries(kills)) {
  describe.runIf(runs)(`${rounds} times ${cause}`, () => {
    it("slows no page, loses no acknowledged record, and is over in seconds", async () => {
      const orders = engineOrders(join(temporaryFolder(), "orders"));
      const server = await startServer({ env: { TRUST_PROXY: "1" }, preload: orders.preload });
      const pages = watchPages(server.url);
      const forms = postForms(server.url, visitors);
      try {
        await forms.nextAccepted();
        const undone: number[] = [];
        const backAfter: number[] = [];
        const memory: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const begun = performance.now();
          const repair = await kill(server, orders);
          await until(() => count(server, failed) > round, 60_000);
          undone.push(performance.now() - begun);
          const ended = forms.nextAccepted();
          await repair();
          backAfter.push(await Promise.race([ended, setTimeout(60_000, Number.POSITIVE_INFINITY)]));
          await until(() => count(server, restarted) > round, 20_000);
          memory.push(residentMegabytes(server.pid));
          await setTimeout(500);
        }
        await Promise.all([pages.stop(), forms.stop()]);
        const stored = await leadReferences(server);
        const lost = forms.acknowledged.filter((reference) => !stored.has(reference));
        console.warn(
          [
            `${rounds} times ${cause}: noticed after ${range(undone)} ms, forms back ${range(backAfter)} ms after that`,
            `worst of ${pages.requested()} pages ${Math.round(pages.worstMs())} ms, of forms ${Math.round(forms.worstMs())} ms`,
            `${forms.acknowledged.length} acknowledged, ${lost.length} lost, statuses ${JSON.stringify(forms.statuses)}`,
            `memory ${memory.map(Math.round).join(" ")} MB`,
          ].join("; "),
        );
        expect(lost).toEqual([]);
        expect(pages.failures).toEqual([]);
        expect(pages.worstMs()).toBeLessThan(pageMs);
        expect(Math.max(...backAfter)).toBeLessThan(formsMs);
        expect(count(server, failed)).toBe(rounds);
        const early = Math.max(...memory.slice(0, 5));
        expect(Math.max(...memory)).toBeLessThan(early + 40);
      } finally {
        await Promise.all([pages.stop(), forms.stop()]);
        expect(await server.stop()).toBe(0);
        await server.discard();
      }
    });
  });
}

it("stops within ten seconds while the engine is in an endless loop", async () => {
  const orders = engineOrders(join(temporaryFolder(), "orders"));
  const server = await startServer({ preload: orders.preload });
  orders.give("loop");
  await until(orders.taken, 10_000);
  const started = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  await server.discard();
});

const count = (server: RunningServer, message: string) =>
  server.log.filter(({ msg }) => msg === message).length;

async function until(condition: () => boolean, withinMs: number) {
  for (const start = performance.now(); !condition(); await setTimeout(5))
    if (performance.now() - start > withinMs) throw new Error("it did not come about in time");
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

const range = (values: number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
