import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotice, dismissNotice, showNotice } from "./notice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("only one notice is shown at a time, the newest", () => {
  showNotice({ title: "First", description: "." });
  showNotice({ title: "Second", description: ".", tone: "destructive" });
  expect(currentNotice()).toMatchObject({ title: "Second", tone: "destructive", open: true });
});

test("a dismissed notice is removed 1,000,000 ms later", () => {
  showNotice({ title: "Once", description: "." });
  dismissNotice(currentNotice()?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(currentNotice()).toMatchObject({ open: false });
  vi.advanceTimersByTime(1);
  expect(currentNotice()).toBeUndefined();
});

test("the removal of an old notice leaves a newer one alone", () => {
  showNotice({ title: "Old", description: "." });
  dismissNotice(currentNotice()?.id ?? 0);
  showNotice({ title: "New", description: "." });
  vi.advanceTimersByTime(2_000_000);
  expect(currentNotice()).toMatchObject({ title: "New", open: true });
});
