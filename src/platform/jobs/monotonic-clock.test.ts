import { afterEach, expect, it, vi } from "vitest";
import { monotonicClock } from "./monotonic-clock.ts";

afterEach(() => vi.useRealTimers());

it("goes on as before when the machine's clock is set back or ahead", () => {
  const before = monotonicClock.now();
  vi.useFakeTimers({ toFake: ["Date"], now: before - 86_400_000 });
  expect(Date.now()).toBeLessThan(before);
  const after = monotonicClock.now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(60_000);
});
