import { Worker } from "node:worker_threads";
import type { MailBody } from "./mail-types.ts";

const timeoutMs = 30_000;
const maxMemoryMb = 256;

/**
 * A stranger's email is parsed in a thread of its own, so that neither pages nor this process wait for it,
 * whatever it holds.
 */
export async function readBodyInThread(raw: Uint8Array): Promise<MailBody> {
  const finished = Promise.withResolvers<MailBody>();
  const unreadable: MailBody = {
    text: "",
    quoted: "",
    files: [],
    furtherFiles: [],
    unread: "unreadable",
  };
  const worker = new Worker(new URL("../../../../server/mail-thread.ts", import.meta.url), {
    name: "mail",
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  const timer = setTimeout(() => finished.resolve(unreadable), timeoutMs);
  worker.once("message", (body: MailBody) => finished.resolve(body));
  worker.once("error", (error) => {
    if (isOutOfMemory(error)) finished.resolve(unreadable);
    else finished.reject(error);
  });
  worker.once("exit", () => finished.reject(new Error("The thread of an email ended early")));
  try {
    return await finished.promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
