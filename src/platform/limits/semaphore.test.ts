import { expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("runs no more at once than it may, in the order in which they came, and survives failures", async () => {
  const run = createSemaphore(2);
  const begun: number[] = [];
  let atOnce = 0;
  let most = 0;
  const calls = [1, 2, 3, 4, 5].map((n) =>
    run(async () => {
      begun.push(n);
      most = Math.max(most, ++atOnce);
      await turn();
      atOnce--;
      if (n % 2 === 0) throw new Error("even");
      return n;
    }, undefined),
  );
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(await run(async () => "free again", undefined)).toBe("free again");
});

it("does not begin what was given up while it waited", async () => {
  const run = createSemaphore(1);
  let isBegun = false;
  const first = run(turn, undefined);
  const second = run(async () => {
    isBegun = true;
  }, AbortSignal.abort());
  await first;
  await expect(second).rejects.toThrow();
  expect(isBegun).toBe(false);
  await run(turn, undefined);
});
