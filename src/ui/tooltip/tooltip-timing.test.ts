import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTooltipTiming } from "./tooltip-timing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const shown: (string | undefined)[] = [];
  return { shown, timing: createTooltipTiming<string>((anchor) => shown.push(anchor)) };
}

it("opens after 700 ms over an element, however the pointer moves on it", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(400);
  timing.hover("a");
  vi.advanceTimersByTime(299);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a"]);
});

it("does not open where the pointer only passes", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(699);
  timing.leave();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([]);
});

it("opens the next at once within 300 ms of the last, and with the delay after that", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(700);
  timing.leave();
  vi.advanceTimersByTime(120 + 299);
  timing.hover("b");
  expect(shown).toEqual(["a", undefined, "b"]);
  timing.leave();
  vi.advanceTimersByTime(120 + 300);
  timing.hover("c");
  expect(shown.at(-1)).toBeUndefined();
  vi.advanceTimersByTime(700);
  expect(shown.at(-1)).toBe("c");
});

it("goes over to the next without a gap while one is open", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(700);
  timing.hover("b");
  expect(shown).toEqual(["a", undefined, "b"]);
});

it("opens at once for the keyboard", () => {
  const { shown, timing } = watched();
  timing.focus("a");
  expect(shown).toEqual(["a"]);
});

it("stays open while the pointer is on the tooltip itself", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(700);
  timing.leave();
  vi.advanceTimersByTime(100);
  timing.stay();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["a"]);
  timing.leave();
  vi.advanceTimersByTime(120);
  expect(shown).toEqual(["a", undefined]);
});

it("stays closed once dismissed, until another element is met", () => {
  const { shown, timing } = watched();
  timing.hover("a");
  vi.advanceTimersByTime(700);
  timing.dismiss();
  timing.hover("a");
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual(["a", undefined]);
});
