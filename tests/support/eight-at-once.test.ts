import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { eightAtOnce } from "./eight-at-once.ts";

it("asks eight at a time and answers in order", async () => {
  let open = 0;
  let most = 0;
  const numbers = Array.from({ length: 30 }, (_, at) => at);
  const answers = await eightAtOnce(numbers, async (number) => {
    most = Math.max(most, ++open);
    await wait(number % 3);
    open--;
    return number * 2;
  });
  expect(answers).toEqual(numbers.map((number) => number * 2));
  expect(most).toBe(8);
});

it("fails with the first that fails", async () => {
  const ask = async (number: number) => {
    if (number === 3) throw new Error("three");
    return number;
  };
  await expect(eightAtOnce([1, 2, 3, 4], ask)).rejects.toThrow("three");
});
