import { expect, it } from "vitest";
import { createTurnsByOwner } from "./turns-by-owner.ts";

function queue(limits = { maxQueued: 8, maxQueuedOfOwner: 6 }) {
  const turns = createTurnsByOwner(limits);
  const order: string[] = [];
  const run = async (name: string) => {
    const done = await turns.run(name.slice(0, 1), async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(name);
    });
    return done === undefined ? "refused" : "done";
  };
  return { run, order };
}

it("gives each owner a turn, whoever came first with how much", async () => {
  const { run, order } = queue();
  await Promise.all(["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map(run));
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("takes no more of one owner than their share, and lets others in", async () => {
  const { run } = queue({ maxQueued: 8, maxQueuedOfOwner: 3 });
  const ownTurns = ["a1", "a2", "a3", "a4", "a5"].map(run);
  const other = run("b1");
  expect(await Promise.all(ownTurns)).toEqual(["done", "done", "done", "done", "refused"]);
  expect(await other).toBe("done");
});

it("takes the last place of who has most where the line is full", async () => {
  const { run, order } = queue({ maxQueued: 4, maxQueuedOfOwner: 4 });
  const results = await Promise.all(["a1", "a2", "a3", "a4", "a5", "b1"].map(run));
  expect(results).toEqual(["done", "done", "done", "done", "refused", "done"]);
  expect(order).toContain("b1");
  const crowded = await Promise.all(["a1", "b1", "c1", "d1", "e1", "f1"].map(run));
  expect(crowded.at(-1)).toBe("refused");
});

it("goes on after work that failed, and takes who comes later", async () => {
  const turns = createTurnsByOwner({ maxQueued: 8, maxQueuedOfOwner: 8 });
  const failing = turns.run("a", () => Promise.reject(new Error("broken")));
  const next = turns.run("b", async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toEqual({ result: "fine" });
  expect(await turns.run("a", async () => "again")).toEqual({ result: "again" });
});
