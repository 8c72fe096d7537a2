import { expect, test } from "vitest";
import { createTurnQueue } from "./turn-queue.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test.each([1, 5])("leaves %i turns to everything else before each render", async (turns) => {
  const freeTurn = createTurnQueue(turns);
  const order: string[] = [];
  let isOver = false;
  const renders = Array.from({ length: 5 }, async () => {
    await freeTurn();
    // As React renders: promises that are settled already, and no pause.
    for (let step = 0; step < 100; step++) await undefined;
    order.push("render");
  });
  const others = (async () => {
    while (!isOver) {
      order.push("other");
      await nextTurn();
    }
  })();
  await Promise.all(renders);
  isOver = true;
  await others;
  const between = order.join(" ").split("render").slice(0, 5);
  for (const text of between) expect(text.match(/other/g)?.length).toBeGreaterThanOrEqual(turns);
});

test("does not wait for more turns than there is time for", async () => {
  const freeTurn = createTurnQueue(1_000_000);
  const started = performance.now();
  await freeTurn();
  await freeTurn();
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("goes on in the order in which they came, also those who come later", async () => {
  const freeTurn = createTurnQueue();
  const order: number[] = [];
  const come = async (n: number) => {
    await freeTurn();
    order.push(n);
    if (n < 3) await come(n + 3);
  };
  await Promise.all([come(0), come(1), come(2)]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});
