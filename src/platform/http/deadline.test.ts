import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { answerWithinMs, withinDeadline } from "./deadline.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("hands on what is there in time, and leaves no timer behind", async () => {
  expect(await withinDeadline(async () => "answer")).toBe("answer");
  await expect(withinDeadline(() => Promise.reject(new Error("bug")))).rejects.toThrow("bug");
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up after five seconds as for a database that is away, and calls the work off", async () => {
  let workSignal: AbortSignal | undefined;
  const answer = withinDeadline((signal) => {
    workSignal = signal;
    return new Promise(() => undefined);
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(answerWithinMs - 1);
  expect(workSignal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workSignal?.aborted).toBe(true);
  expect(isDatabaseUnavailable(await answer)).toBe(true);
});
