/** Seals are made in a thread: its libraries alone take a third of a second to load. */
import { Worker } from "node:worker_threads";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import type { SealOrder, SealWork } from "./seal-types.ts";

/** Longer than a time server may take, twice. */
const timeoutMs = 45_000;
const oneAtATime = createSemaphore(1);

export const sealInThread = <Work extends keyof SealWork>(
  work: Work,
  order: SealWork[Work]["asked"],
): Promise<SealWork[Work]["made"]> =>
  oneAtATime(async () => {
    const made = Promise.withResolvers<SealWork[Work]["made"]>();
    const worker = new Worker(new URL("../../../server/seal-thread.ts", import.meta.url), {
      name: "seal",
      workerData: { work, asked: order } as SealOrder,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const late = setTimeout(() => made.reject(new Error("A seal took too long")), timeoutMs);
    worker.once("message", made.resolve);
    worker.once("error", made.reject);
    worker.once("exit", () => made.reject(new Error("The thread of a seal ended early")));
    try {
      return await made.promise;
    } finally {
      clearTimeout(late);
      void worker.terminate();
    }
  }, undefined);
