import { expect, it } from "vitest";
import { companyMoment, momentOf } from "./moment.ts";

it.each([
  ["2026-11-22T11:30:00Z", "5:30 AM"],
  ["2026-11-22T05:59:00Z", "Nov 21"],
  ["2026-01-02T12:00:00Z", "Jan 2"],
  ["2026-01-01T05:59:00Z", "Dec 31, 2025"],
])("%s is said as %s in Chicago", (moment, short) => {
  const now = new Date("2026-11-22T18:00:00Z");
  expect(companyMoment(new Date(moment), "en", now).short).toBe(short);
});

it("names its zone in full", () => {
  const { full, iso } = companyMoment(new Date("2026-11-22T11:30:00Z"), "en");
  expect(full).toBe("Nov 22, 2026, 5:30 AM CST");
  expect(iso).toBe("2026-11-22T11:30:00.000Z");
});

it("says the day and the time of the zone that is named", () => {
  const [moment, now] = [new Date("2026-11-22T05:30:00Z"), new Date("2026-11-22T18:00:00Z")];
  const inOhio = momentOf(moment, "en", "America/New_York", now);
  expect(inOhio).toMatchObject({ full: "Nov 22, 2026, 12:30 AM EST", short: "12:30 AM" });
  expect(companyMoment(moment, "en", now).short).toBe("Nov 21");
});
