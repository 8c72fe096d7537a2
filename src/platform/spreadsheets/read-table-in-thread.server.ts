import { Worker } from "node:worker_threads";
import type { TableReading, TableRow } from "./table-reading.ts";

/** The thread sends rows, and waits until they were taken; its last message is the outcome. */
export type TableMessage = { rows: TableRow[] } | { reading: TableReading };

const timeoutMs = 120_000;
const maxMemoryMb = 384;

/**
 * A file that somebody has sent, read in a thread of its own: neither the pages nor this process suffer
 * from what it holds.
 * @param onRows takes some rows at a time, and the thread waits for it
 */
export async function readTableInThread(
  path: string,
  onRows: (rows: readonly TableRow[]) => Promise<void>,
): Promise<TableReading> {
  const finished = Promise.withResolvers<TableReading>();
  const worker = new Worker(new URL("../../../server/table-thread.ts", import.meta.url), {
    name: "table",
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  const tooSlow = { ok: false, problem: "too-slow", row: null } as const;
  const late = setTimeout(() => finished.resolve(tooSlow), timeoutMs);
  worker.on("message", (message: TableMessage) => {
    if ("reading" in message) return finished.resolve(message.reading);
    onRows(message.rows).then(() => worker.postMessage("taken"), finished.reject);
  });
  worker.once("error", (error) => {
    if (isOutOfMemory(error)) finished.resolve({ ok: false, problem: "too-large", row: null });
    else finished.reject(error);
  });
  worker.once("exit", () => finished.reject(new Error("The thread of a table ended early")));
  try {
    return await finished.promise;
  } finally {
    clearTimeout(late);
    void worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
