import { expect, it } from "vitest";
import { oneAfterTheOther } from "./one-after-the-other.ts";

it("begins when what came before has ended, also where that failed", async () => {
  const inTurn = oneAfterTheOther();
  const done: string[] = [];
  const first = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push("first");
    throw new Error("failed");
  });
  const second = inTurn(async () => done.push("second"));
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(done).toEqual(["first", "second"]);
});
