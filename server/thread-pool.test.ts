import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { getPriority } from "node:os";
import { expect, it } from "vitest";
import { lowerThreadPool } from "./thread-pool.ts";

const tasks = "/proc/self/task";

it.runIf(process.platform === "linux")("lets the pool give way, and nothing else", async () => {
  await stat("."); // The pool begins with its first work.
  const main = getPriority(process.pid);
  expect(lowerThreadPool()).toBeGreaterThan(0);
  const priorities = readdirSync(tasks).map((task) => ({
    name: readFileSync(`${tasks}/${task}/comm`, "utf8").trim(),
    priority: getPriority(Number(task)),
  }));
  for (const { name, priority } of priorities)
    expect(priority, name).toBe(name === "libuv-worker" ? Math.min(main + 10, 19) : main);
});

it("does nothing on a system without such files", () => {
  expect(lowerThreadPool("/nowhere")).toBe(0);
});
