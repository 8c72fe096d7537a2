/** Pages that were rendered while the product runs, made into files in threads of their own. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { minuteMs } from "#platform/format/durations.ts";
import type { PageSection } from "../build-steps/search/page-sections.ts";
import { laterFileOf } from "./load-site.ts";
import type { StaticFile } from "./static-file.ts";

export interface PageOrder {
  id: number;
  /** The path in the built folder: `/careers/index.html`. */
  file: string;
  /** The HTML that the framework has rendered. */
  rendered: string;
}

export type PageParts =
  | {
      id: number;
      ok: true;
      identity: Uint8Array;
      br: Uint8Array;
      gzip: Uint8Array;
      policy: string;
      sections: readonly PageSection[];
    }
  | { id: number; ok: false; fault: string };

export interface ReadyPage {
  file: StaticFile;
  /** The search finds the page by these. */
  sections: readonly PageSection[];
}

export interface PageFinisher {
  /**
   * The number of pages that may be given at once: one more than threads, so that none waits for the next.
   */
  atOnce: number;
  /** Starts a thread, for pages that will come in a moment. */
  prepare(): void;
  finish(file: string, rendered: string): Promise<ReadyPage>;
  /** Ends the threads; pages that are being finished fail. */
  close(): void;
}

export interface PageFinisherOptions {
  program?: URL;
  /** A second one pays where a processor is left beside it and the main thread. */
  threads?: number;
  idleMs?: number;
}

interface PageThread {
  worker: Worker;
  waiting: Map<number, { file: string; page: PromiseWithResolvers<ReadyPage> }>;
}

/**
 * Threads start with the first pages and end when there have been none for a while: a new one takes half a
 * second for its first page, and who publishes does so several times.
 */
export function openPageFinisher({
  program = new URL("../page-thread.ts", import.meta.url),
  threads: maxThreads = availableParallelism() > 2 ? 2 : 1,
  idleMs = 10 * minuteMs,
}: PageFinisherOptions = {}): PageFinisher {
  const threads = new Set<PageThread>();
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(thread: PageThread, fault: Error): void {
    threads.delete(thread);
    void thread.worker.terminate();
    for (const { page } of thread.waiting.values()) page.reject(fault);
    thread.waiting.clear();
  }

  function endAll(fault: Error): void {
    clearTimeout(idle);
    for (const thread of threads) end(thread, fault);
  }

  function start(): PageThread {
    const worker = new Worker(program, { name: "pages" });
    const thread: PageThread = { worker, waiting: new Map() };
    worker.on("message", (parts: PageParts) => {
      const order = thread.waiting.get(parts.id);
      if (order === undefined) return;
      thread.waiting.delete(parts.id);
      if (parts.ok) order.page.resolve(readyPage(order.file, parts));
      else order.page.reject(new Error(parts.fault));
    });
    worker.on("error", (error) =>
      end(thread, new Error("The thread of pages failed", { cause: error })),
    );
    threads.add(thread);
    return thread;
  }

  /** Prefers a thread without work, then a new one, then the one with the least work. */
  function nextThread(): PageThread {
    const [least] = [...threads].toSorted((a, b) => a.waiting.size - b.waiting.size);
    const hasPlace = threads.size < maxThreads;
    return least === undefined || (least.waiting.size > 0 && hasPlace) ? start() : least;
  }

  /** The product may end while threads wait for work, and they end themselves some time later. */
  function rest(): void {
    if ([...threads].some(({ waiting }) => waiting.size > 0)) return;
    for (const { worker } of threads) worker.unref();
    clearTimeout(idle);
    idle = setTimeout(() => endAll(new Error("The thread of pages has ended")), idleMs).unref();
  }

  return {
    atOnce: maxThreads + 1,
    prepare() {
      if (threads.size === 0) start();
      rest();
    },
    async finish(file, rendered) {
      clearTimeout(idle);
      const { worker, waiting } = nextThread();
      worker.ref();
      const id = ++last;
      const page = Promise.withResolvers<ReadyPage>();
      waiting.set(id, { file, page });
      worker.postMessage({ id, file, rendered } satisfies PageOrder);
      try {
        return await page.promise;
      } finally {
        rest();
      }
    },
    close: () => endAll(new Error("The thread of pages was closed")),
  };
}

function readyPage(
  file: string,
  { identity, br, gzip, policy, sections }: Extract<PageParts, { ok: true }>,
): ReadyPage {
  const whole = Buffer.from(identity);
  // A variant that is not smaller is replaced by the whole.
  const variant = (bytes: Uint8Array) => (bytes.length < whole.length ? Buffer.from(bytes) : whole);
  const bodies = { identity: whole, br: variant(br), gzip: variant(gzip) };
  return { file: laterFileOf(file, bodies, policy), sections };
}
