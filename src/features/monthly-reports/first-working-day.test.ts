import { describe, expect, it } from "vitest";
import { firstWorkingDay, monthDue } from "./make-monthly-reports.server.ts";

describe("the first working day", () => {
  it("is no weekend and no federal holiday", () => {
    expect(firstWorkingDay("2026-12")).toBe("2026-12-01");
    expect(firstWorkingDay("2026-11")).toBe("2026-11-02");
    // Friday is New Year's Day.
    expect(firstWorkingDay("2027-01")).toBe("2027-01-04");
    // Labor Day is the first Monday.
    expect(firstWorkingDay("2025-09")).toBe("2025-09-02");
  });
});

describe("the month before is due", () => {
  const dueAt = (moment: string) => monthDue(new Date(moment), "America/Chicago");

  it("from seven on the first working day, on the company's clock", () => {
    expect(dueAt("2026-11-02T12:59:59Z")).toBeUndefined();
    expect(dueAt("2026-11-02T13:00:00Z")).toBe("2026-10");
    expect(dueAt("2026-11-01T20:00:00Z")).toBeUndefined();
    // November by UTC, October 31 in Chicago: September's, which was due all month.
    expect(dueAt("2026-11-01T03:00:00Z")).toBe("2026-09");
  });

  it("for the rest of the month, and over the turn of the year", () => {
    expect(dueAt("2026-11-30T23:00:00Z")).toBe("2026-10");
    expect(dueAt("2027-01-01T18:00:00Z")).toBeUndefined();
    expect(dueAt("2027-01-04T13:30:00Z")).toBe("2026-12");
  });
});
