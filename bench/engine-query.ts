/** Measures whether pages wait for the embedded engine while it runs one statement. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { engineOrders } from "#tests/support/faults/engine-orders.ts";
import { startServer } from "#tests/support/server.ts";
import { median, type Section, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

const rounds = 10;
const queryMs = 1_000;
/** The first is answered from memory, the second is rendered on request. */
const pages = ["/", "/no-such-page"];

export async function measureEngineQuery(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "bench-engine-"));
  const orders = engineOrders(join(folder, "orders"));
  const server = await startServer({ preload: orders.preload });
  try {
    await worstDuring(server.url, 3_000);
    const idle: number[] = [];
    const busy: number[] = [];
    for (let round = 0; round < rounds; round++) {
      idle.push(await worstDuring(server.url, queryMs));
      orders.give("slow");
      // The queue runs a statement each second.
      while (!orders.taken()) await setTimeout(1);
      busy.push(await worstDuring(server.url, queryMs));
    }
    return {
      title: "Pages while the embedded engine is busy",
      method: `${rounds} statements of ${queryMs / 1000} s, given to the engine of the running server; meanwhile a visitor asks for ${pages.join(" and ")}, one after the other without a pause. Slowest answer of all rounds.`,
      rows: [
        targetRow("worst page during a query of 1 s", Math.max(...busy), " ms", { max: 50 }),
        { what: "median of the rounds' worst", measured: `${median(busy).toFixed(0)} ms` },
        { what: "the same without a query", measured: `${median(idle).toFixed(0)} ms` },
      ],
    };
  } finally {
    await server.discard();
    await rm(folder, { recursive: true });
  }
}

async function worstDuring(url: string, ms: number): Promise<number> {
  let worst = 0;
  for (const start = performance.now(); performance.now() - start < ms; )
    for (const page of pages) worst = Math.max(worst, await timeOf(url + page));
  return worst;
}
