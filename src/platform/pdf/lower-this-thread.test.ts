import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { lowerThisThread } from "./lower-this-thread.ts";

const module = new URL("lower-this-thread.ts", import.meta.url).href;

it.runIf(process.platform === "linux")("a thread gives way, and no other one with it", async () => {
  const before = getPriority();
  const worker = new Worker(
    `import(${JSON.stringify(module)}).then(({ lowerThisThread }) => {
      lowerThisThread();
      require("node:worker_threads").parentPort.postMessage(require("node:os").getPriority());
    });`,
    { eval: true },
  );
  const [priority] = await once(worker, "message");
  await worker.terminate();
  expect(priority).toBe(Math.min(19, before + 10));
  expect(getPriority()).toBe(before);
});

it("changes nothing where it would be the whole process", () => {
  const before = getPriority();
  lowerThisThread("darwin");
  expect(getPriority()).toBe(before);
});
