import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { openPageFinisher, type PageFinisher } from "./page-finisher.ts";

/** Answers after a while, as a page that takes time, and with the thread that it was in. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", ({ id, rendered }) => setTimeout(() => {
      if (rendered === "die") throw new Error("died");
      if (rendered === "fail") return parentPort.postMessage({ id, ok: false, fault: "no page" });
      const bytes = new TextEncoder().encode(rendered);
      const sections = [{ anchor: String(threadId), heading: "", text: rendered }];
      parentPort.postMessage({ id, ok: true, identity: bytes, br: bytes, gzip: bytes, policy: "", sections });
    }, 50));
  `)}`,
);

let finisher: PageFinisher;
const open = (threads: number, idleMs = 60_000) => {
  finisher = openPageFinisher({ program, threads, idleMs });
  return finisher;
};
afterEach(() => finisher.close());

const finish = async (rendered: string) => {
  const { sections } = await finisher.finish("/x/index.html", rendered);
  return { thread: sections[0]?.anchor, text: sections[0]?.text };
};
const finishAll = (texts: readonly string[]) => Promise.all(texts.map(finish));

describe("pages that are finished", () => {
  it("come back each with its own, from as many threads as there may be", async () => {
    for (const threads of [1, 2]) {
      open(threads);
      const made = await finishAll(["a", "b", "c", "d", "e", "f"]);
      expect(made.map(({ text }) => text)).toEqual(["a", "b", "c", "d", "e", "f"]);
      expect(new Set(made.map(({ thread }) => thread)).size).toBe(threads);
      finisher.close();
    }
  });

  it("one after the other need one thread", async () => {
    open(2);
    finisher.prepare();
    const [first, second] = [await finish("a"), await finish("b")];
    expect(first.thread).toBe(second.thread);
  });

  it("fail alone, and with their thread", async () => {
    open(1);
    await expect(finish("fail")).rejects.toThrow("no page");
    await expect(finish("die")).rejects.toThrow("The thread of pages failed");
    expect((await finish("a")).text).toBe("a");
  });

  it("come from a new thread once there were none for a while", async () => {
    open(1, 20);
    const { thread } = await finish("a");
    await setTimeout(200);
    const later = await finish("b");
    expect(later.text).toBe("b");
    expect(later.thread).not.toBe(thread);
  });

  it("fail where the threads are closed", async () => {
    open(2);
    const made = Promise.allSettled([finish("a"), finish("b")]);
    finisher.close();
    expect((await made).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
