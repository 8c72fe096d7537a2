import { expect, it } from "vitest";
import { formatDay, formatDayWithYear } from "./visit-format.ts";

const now = new Date("2026-11-23T12:00:00Z");

it.each([
  ["2026-11-23", "Monday, November 23", "lunes 23 de noviembre"],
  ["2025-12-01", "Monday, December 1, 2025", "lunes 1 de diciembre de 2025"],
  ["2027-03-01", "Monday, March 1, 2027", "lunes 1 de marzo de 2027"],
])("the year of %s stands beside its day unless it is the current one", (day, en, es) => {
  expect(formatDay(day, "en", { now })).toBe(en);
  expect(formatDay(day, "es", { now })).toBe(es);
});

it("stands beside an abbreviated day as well", () => {
  expect(formatDay("2027-03-01", "en", { weekday: "short", now })).toBe("Mon, Mar 1, 2027");
  expect(formatDay("2026-03-02", "en", { weekday: "short", now })).toBe("Mon, Mar 2");
});

it("is the current one where the day is, until midnight there", () => {
  const between = new Date("2027-01-01T06:30:00Z");
  for (const [timeZone, lastNight, today] of [
    ["America/New_York", "Thursday, December 31, 2026", "Friday, January 1"],
    ["America/Los_Angeles", "Thursday, December 31", "Friday, January 1, 2027"],
  ] as const) {
    const style = { timeZone, now: between };
    expect(formatDay("2026-12-31", "en", style), timeZone).toBe(lastNight);
    expect(formatDay("2027-01-01", "en", style), timeZone).toBe(today);
  }
});

it("stands always where it is read for years", () => {
  expect(formatDayWithYear("2026-11-23", "en")).toBe("Monday, November 23, 2026");
});
