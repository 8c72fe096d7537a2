import { expect, test } from "vitest";
import { minutesToRead } from "./read-time.ts";

test("rounds up to whole minutes, at least one", () => {
  expect(minutesToRead(238)).toBe(1);
  expect(minutesToRead(239)).toBe(2);
  expect(minutesToRead(951)).toBe(4);
  expect(minutesToRead(0)).toBe(1);
});
