import { expect, test } from "vitest";
import { limitConcurrency } from "./concurrency-limit.ts";

test("lets as many begin as the limit allows, and the next when one has ended", () => {
  const begin = limitConcurrency({ total: 3, perNetwork: 3 });
  const [first] = [begin("a"), begin("b"), begin("c")];
  expect(begin("d")).toBeUndefined();
  first?.();
  expect(begin("d")).toBeDefined();
  expect(begin("e")).toBeUndefined();
});

test("leaves some for other networks", () => {
  const begin = limitConcurrency({ total: 4, perNetwork: 2 });
  const [first] = [begin("greedy"), begin("greedy")];
  expect(begin("greedy")).toBeUndefined();
  expect(begin("modest")).toBeDefined();
  first?.();
  expect(begin("greedy")).toBeDefined();
});

test("an end that is called twice counts once", () => {
  const begin = limitConcurrency({ total: 1, perNetwork: 1 });
  const end = begin("a");
  end?.();
  const other = begin("b");
  end?.();
  expect(begin("c")).toBeUndefined();
  other?.();
  expect(begin("c")).toBeDefined();
});
