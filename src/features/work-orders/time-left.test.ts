import { expect, it } from "vitest";
import { formatStoppedTime, formatTimeLate, formatTimeLeft } from "./time-left.ts";

const now = Date.parse("2026-11-24T14:00:00Z");
const hour = 3_600_000;
const due = (hours: number) => ({
  dueAt: new Date(now + hours * hour),
  timeZone: "America/Chicago",
});

it.each<[string, number, number]>([
  ["3 h 20 min left", 3 + 1 / 3, 4],
  ["10 h left", 10, 47],
  ["by Dec 8", 100, 14 * 24],
  ["2 h late", -2, -3],
  ["6 days late", -60, -6 * 24 - 1],
])("a clock of opening hours reads: %s", (words, counted, hours) => {
  expect(formatTimeLeft(counted * hour, hours < 0, due(hours), now)).toBe(words);
});

it.each<[string, number, number]>([
  ["3 h left", 3, 17],
  ["4 days left", 25, 4 * 24],
  ["about a week left", 50, 7 * 24],
  ["about two weeks left", 99, 14 * 24],
])("a clock that is stopped, and has no date, reads: %s", (words, counted, hours) => {
  expect(formatStoppedTime(counted * hour, hours * hour)).toBe(words);
});

it("what came late by days was not late by opening hours", () => {
  expect(formatTimeLate(60 * hour, 6 * 24 * hour)).toBe("6 days");
  expect(formatTimeLate(3 * hour, 20 * hour)).toBe("3 h");
});
