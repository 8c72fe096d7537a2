import { expect, test } from "vitest";
import { shareWhileInUse } from "./share-while-in-use.ts";

test("makes the bytes once for all who need them at the same time", async () => {
  let made = 0;
  const bytes = shareWhileInUse(async () => Buffer.alloc(1_000, ++made));
  const [first, ...others] = await Promise.all([bytes(), bytes(), bytes()]);
  expect(others.every((other) => other === first)).toBe(true);
  expect(await bytes()).toBe(first);
  expect(made).toBe(1);
});

test("an error rejects all who wait, and the next call tries again", async () => {
  let tries = 0;
  const bytes = shareWhileInUse(async () => {
    if (++tries === 1) throw new Error("gone");
    return Buffer.from("back");
  });
  const settled = await Promise.allSettled([bytes(), bytes()]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await bytes()).toString()).toBe("back");
});
