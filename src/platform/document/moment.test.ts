import { expect, it } from "vitest";
import { momentOf } from "./moment.ts";

it.each([
  ["2026-11-22T11:30:00Z", "5:30 AM"],
  ["2026-11-22T05:59:00Z", "Nov 21"],
  ["2026-01-02T12:00:00Z", "Jan 2"],
  ["2026-01-01T05:59:00Z", "Dec 31, 2025"],
])("%s is said as %s in Chicago", (moment, short) => {
  expect(momentOf(new Date(moment), "en", new Date("2026-11-22T18:00:00Z")).short).toBe(short);
});

it("names its zone in full", () => {
  const { full, iso } = momentOf(new Date("2026-11-22T11:30:00Z"), "en");
  expect(full).toBe("Nov 22, 2026, 5:30 AM CST");
  expect(iso).toBe("2026-11-22T11:30:00.000Z");
});
