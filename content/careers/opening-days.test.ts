import { describe, expect, it } from "vitest";
import { company } from "../company.ts";
import { lastSecondOf, openingsChangedOn, openOpenings } from "./opening-days.ts";

describe("openings", () => {
  it("close at the end of their last day in Chicago, wherever the server stands", () => {
    const isOpenAt = (moment: string) =>
      openOpenings(new Date(moment), "en").some(({ id }) => id === "facility-manager");
    // 31 August 2027, 11:59 pm and midnight, Central Daylight Time.
    expect(isOpenAt("2027-09-01T04:59:59Z")).toBe(true);
    expect(isOpenAt("2027-09-01T05:00:00Z")).toBe(false);
    expect(isOpenAt("2026-10-18T12:00:00Z")).toBe(false);
    expect(openOpenings(new Date("2030-01-01T12:00:00Z"), "en")).toEqual([]);
  });

  it("tell the day on which the list last changed", () => {
    // Cleaning Technician is posted on 2 November 2026.
    expect(openingsChangedOn(new Date("2026-11-02T05:59:59Z"))).toBe("2026-10-26");
    expect(openingsChangedOn(new Date("2026-11-02T06:00:00Z"))).toBe("2026-11-02");
    // Facility Manager is open on 31 August 2027 for the last time.
    expect(openingsChangedOn(new Date("2027-09-01T04:59:59Z"))).toBe("2026-11-16");
    expect(openingsChangedOn(new Date("2027-09-01T05:00:00Z"))).toBe("2027-09-01");
    expect(openingsChangedOn(new Date("2026-01-01T12:00:00Z"))).toBeUndefined();
  });

  it("end with the last second of their day where the company is, in summer and in winter", () => {
    for (const day of ["2027-08-31", "2027-01-31", "2026-11-01", "2027-03-14"]) {
      const lastSecond = Date.parse(lastSecondOf(day));
      const isThatDay = (moment: number) =>
        new Date(moment).toLocaleDateString("en-CA", { timeZone: company.timeZone }) === day;
      const here = [isThatDay(lastSecond), isThatDay(lastSecond + 1000)];
      expect([day, ...here]).toEqual([day, true, false]);
    }
  });
});
