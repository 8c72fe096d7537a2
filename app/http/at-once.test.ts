import { expect, test } from "vitest";
import { atOnce } from "./at-once.ts";

test("lets as many begin as there are places, and the next when one has ended", () => {
  const begin = atOnce({ all: 3, each: 3 });
  const [first] = [begin("a"), begin("b"), begin("c")];
  expect(begin("d")).toBeUndefined();
  first?.();
  expect(begin("d")).toBeDefined();
  expect(begin("e")).toBeUndefined();
});

test("leaves places for others, whoever takes as many as possible", () => {
  const begin = atOnce({ all: 4, each: 2 });
  const [first] = [begin("greedy"), begin("greedy")];
  expect(begin("greedy")).toBeUndefined();
  expect(begin("modest")).toBeDefined();
  first?.();
  expect(begin("greedy")).toBeDefined();
});

test("an end that is told twice counts once", () => {
  const begin = atOnce({ all: 1, each: 1 });
  const end = begin("a");
  end?.();
  const other = begin("b");
  end?.();
  expect(begin("c")).toBeUndefined();
  other?.();
  expect(begin("c")).toBeDefined();
});
