/** Pages that were rendered while the product runs, made into files in a thread of their own. */
import { Worker } from "node:worker_threads";
import { minuteMs } from "#platform/format/durations.ts";
import type { PageSection } from "../build-steps/search/page-sections.ts";
import { laterFileOf } from "./load-site.ts";
import type { StaticFile } from "./static-file.ts";

export interface PageOrder {
  id: number;
  /** As in the built folder: `/careers/index.html` */
  file: string;
  /** As the framework has rendered it. */
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
  /** What the search finds of it. */
  sections: readonly PageSection[];
}

export interface PageFinisher {
  finish(file: string, rendered: string): Promise<ReadyPage>;
  /** Ends the thread; a page that is being finished fails. */
  close(): void;
}

/**
 * The thread starts with the first page and ends when there has been none for a while: a new one takes
 * half a second for its first page, and who publishes does so several times.
 */
export function openPageFinisher(idleMs = 10 * minuteMs): PageFinisher {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, { file: string; page: PromiseWithResolvers<ReadyPage> }>();

  function end(fault: Error): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
    for (const { page } of waiting.values()) page.reject(fault);
    waiting.clear();
  }

  function receive(parts: PageParts): void {
    const order = waiting.get(parts.id);
    if (order === undefined) return;
    waiting.delete(parts.id);
    if (parts.ok) order.page.resolve(readyPage(order.file, parts));
    else order.page.reject(new Error(parts.fault));
  }

  function start(): Worker {
    const started = new Worker(new URL("../page-thread.ts", import.meta.url), { name: "pages" });
    started.on("message", receive);
    started.on("error", (error) => end(new Error("The thread of pages failed", { cause: error })));
    return started;
  }

  return {
    async finish(file, rendered) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++last;
      const page = Promise.withResolvers<ReadyPage>();
      waiting.set(id, { file, page });
      worker.postMessage({ id, file, rendered } satisfies PageOrder);
      try {
        return await page.promise;
      } finally {
        if (waiting.size === 0) {
          // The product may end while the thread waits for work.
          worker?.unref();
          idle = setTimeout(() => end(new Error("The thread of pages has ended")), idleMs).unref();
        }
      }
    },
    close: () => end(new Error("The thread of pages was closed")),
  };
}

function readyPage(
  file: string,
  { identity, br, gzip, policy, sections }: Extract<PageParts, { ok: true }>,
): ReadyPage {
  const whole = Buffer.from(identity);
  // What compresses to no less is sent as it is.
  const variant = (bytes: Uint8Array) => (bytes.length < whole.length ? Buffer.from(bytes) : whole);
  const bodies = { identity: whole, br: variant(br), gzip: variant(gzip) };
  return { file: laterFileOf(file, bodies, policy), sections };
}
