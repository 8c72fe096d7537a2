import { expect, test } from "vitest";
import { limitConcurrentRequests } from "./limit-concurrent-requests.ts";

test("lets as many begin as the limit allows, and the next when one has ended", () => {
  const begin = limitConcurrentRequests({ total: 3, perNetwork: 3 });
  const [first] = [begin("a"), begin("b"), begin("c")];
  expect(begin("d")).toBeUndefined();
  first?.();
  expect(begin("d")).toBeDefined();
  expect(begin("e")).toBeUndefined();
});

test("leaves some for other networks", () => {
  const begin = limitConcurrentRequests({ total: 4, perNetwork: 2 });
  const [first] = [begin("greedy"), begin("greedy")];
  expect(begin("greedy")).toBeUndefined();
  expect(begin("modest")).toBeDefined();
  first?.();
  expect(begin("greedy")).toBeDefined();
});

test("an end that is called twice counts once", () => {
  const begin = limitConcurrentRequests({ total: 1, perNetwork: 1 });
  const end = begin("a");
  end?.();
  const other = begin("b");
  end?.();
  expect(begin("c")).toBeUndefined();
  other?.();
  expect(begin("c")).toBeDefined();
});

test("one browser leaves some to the others of its network", () => {
  const begin = limitConcurrentRequests({ total: 10, perNetwork: 4, perSession: 2 });
  const [first] = [begin("office", "a"), begin("office", "a")];
  expect(begin("office", "a")).toBeUndefined();
  expect(begin("office", "b")).toBeDefined();
  expect(begin("home", "a")).toBeDefined();
  first?.();
  expect(begin("office", "a")).toBeDefined();
  expect(begin("office", "c")).toBeDefined();
  expect(begin("office", "d")).toBeUndefined();
});

test("browsers without a session share more than one of them has", () => {
  const begin = limitConcurrentRequests({
    total: 10,
    perNetwork: 5,
    perSession: 1,
    withoutSession: 3,
  });
  for (const session of ["", "", "", "a", "b"]) expect(begin("office", session)).toBeDefined();
  for (const session of ["", "a", "c"]) expect(begin("office", session)).toBeUndefined();
  expect(begin("home")).toBeDefined();
});
