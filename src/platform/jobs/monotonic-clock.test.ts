import { afterEach, expect, it, vi } from "vitest";
import { dayMs } from "#platform/format/durations.ts";
import { monotonicClock } from "./monotonic-clock.ts";

afterEach(() => vi.useRealTimers());

it("goes on as before when the machine's clock is set back or ahead", () => {
  const before = monotonicClock.now();
  vi.useFakeTimers({ toFake: ["Date"], now: before - dayMs });
  expect(Date.now()).toBeLessThan(before);
  const after = monotonicClock.now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(60_000);
});
