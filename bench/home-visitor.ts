/** A visitor in a thread of its own, who waits for the server alone and not for what else this run does. */
import { setTimeout } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { timeOf } from "./time-of.ts";

interface Visit {
  url: string;
  forMs: number;
  pauseMs: number;
}

/** @returns milliseconds of each answer */
export function timeHomePage(visit: Visit): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: visit });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function visit({ url, forMs, pauseMs }: Visit): Promise<number[]> {
  // The first answers take the time of this thread's own start.
  for (let n = 0; n < 20; n++) await timeOf(`${url}/`, { status: 200 });
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    times.push(await timeOf(`${url}/`, { status: 200 }));
    await setTimeout(pauseMs);
  }
  return times;
}

if (parentPort !== null) parentPort.postMessage(await visit(workerData));
