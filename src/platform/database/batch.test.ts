import { expect, it } from "vitest";
import { inBatches } from "./batch.ts";

const fulfilled = <Value>(value: Value) => ({ status: "fulfilled" as const, value });
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it("carries out together what has come, and what comes meanwhile", async () => {
  const batches: number[][] = [];
  const double = inBatches(async (items: number[]) => {
    batches.push(items);
    await pause();
    return items.map((item) => fulfilled(item * 2));
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map((item) => double(item)))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
  expect(batches).toHaveLength(4);
});

it("fails only the call that failed, and goes on after a fault of all", async () => {
  let round = 0;
  const call = inBatches(async (items: string[]) => {
    round++;
    await pause();
    if (round === 1) throw new Error("down");
    return items.map((item) =>
      item === "bad" ? { status: "rejected" as const, reason: new Error("bad") } : fulfilled(item),
    );
  }, 10);
  const first = call("first");
  const results = await Promise.allSettled([first, ...["bad", "good"].map((item) => call(item))]);
  expect(
    results.map((result) => (result.status === "rejected" ? result.reason.message : result.value)),
  ).toEqual(["down", "bad", "good"]);
});

it("never begins what was given up while it waited, and knows when nobody waits any more", async () => {
  const begun: string[] = [];
  const wanted: boolean[] = [];
  const call = inBatches(async (items: string[], isWanted) => {
    begun.push(...items);
    await pause();
    wanted.push(isWanted());
    return items.map(fulfilled);
  }, 10);
  const [early, late] = [new AbortController(), new AbortController()];
  const first = call("first", late.signal);
  const calls = [call("given up", early.signal), call("kept")];
  early.abort(new Error("gone"));
  late.abort(new Error("gone"));
  const results = await Promise.allSettled([first, ...calls]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(begun).toEqual(["first", "kept"]);
  expect(wanted).toEqual([false, true]);
  const alone = call("late", early.signal);
  await expect(alone).rejects.toThrow("gone");
  expect(await call("next")).toBe("next");
});
