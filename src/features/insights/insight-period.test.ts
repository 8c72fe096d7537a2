import { describe, expect, it } from "vitest";
import { daysFrom } from "#platform/format/local-date.ts";
import {
  boundedPeriod,
  daysIn,
  lastDays,
  monthsOf,
  periodBefore,
  wholeMonth,
} from "./insight-period.ts";

describe("a period", () => {
  it("has one of the same length before it", () => {
    expect(periodBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({
      from: "2026-01-29",
      to: "2026-02-28",
    });
    expect(periodBefore(lastDays(30, "2026-11-22"))).toEqual({
      from: "2026-09-24",
      to: "2026-10-23",
    });
    expect(periodBefore({ from: "2026-11-01", to: "2026-11-01" })).toEqual({
      from: "2026-10-31",
      to: "2026-10-31",
    });
  });

  it("is a whole month, in leap years too", () => {
    expect(wholeMonth("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(daysIn(wholeMonth("2026-12"))).toBe(31);
  });

  it("touches months over the turn of a year", () => {
    expect(monthsOf({ from: "2026-11-30", to: "2027-01-01" })).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
  });

  it("is put in order, and cut to three years", () => {
    expect(boundedPeriod("2026-02-01", "2026-01-01")).toEqual({
      from: "2026-01-01",
      to: "2026-02-01",
    });
    expect(daysIn(boundedPeriod("1990-01-01", "2026-01-01"))).toBe(1_096);
    expect(monthsOf(boundedPeriod("2000-01-01", "2099-12-31"))).toHaveLength(37);
  });

  it("is never walked through without a bound", () => {
    // After the year 9999 months do not sort as text: 10000-01 comes before 9999-12.
    for (const to of ["9999-12-31", "+010000-01-31"])
      expect(() => monthsOf({ from: "2000-01-01", to })).toThrow(RangeError);
    expect(() => daysFrom("2000-01-01", "9999-12-31")).toThrow(RangeError);
    expect(daysFrom("9999-12-30", "9999-12-31")).toEqual(["9999-12-30", "9999-12-31"]);
    expect(monthsOf({ from: "9999-12-30", to: "9999-12-31" })).toEqual(["9999-12"]);
    expect(daysFrom("2026-01-02", "2026-01-01")).toEqual([]);
  });
});
