import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

test("everything else has its turn between two renders", async () => {
  const freeTurn = createRenderQueue();
  const order: string[] = [];
  const long = Array.from({ length: 5 }, async (_, n) => {
    await freeTurn();
    // As React renders: promises that are settled already, and no pause.
    for (let step = 0; step < 100; step++) await undefined;
    order.push(`page ${n}`);
  });
  const beside = (async () => {
    for (let n = 0; n < 5; n++) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push("else");
    }
  })();
  await Promise.all([...long, beside]);
  expect(order.filter((what) => what !== "else")).toEqual([
    ...["page 0", "page 1", "page 2", "page 3", "page 4"],
  ]);
  for (let n = 0; n < 4; n++) {
    expect(order.slice(order.indexOf(`page ${n}`), order.indexOf(`page ${n + 1}`))).toContain(
      "else",
    );
  }
});
