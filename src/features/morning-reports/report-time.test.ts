import { describe, expect, it } from "vitest";
import { type Calendar, usualWeek } from "#features/facilities/hours-form.ts";
import { dueReport } from "./report-time.ts";

const chicago: Calendar = { timeZone: "America/Chicago", week: usualWeek, holidays: [] };
const daily = (opens: string): Calendar["week"] =>
  Array.from({ length: 7 }, () => [[opens, "18:00"]]);

/** The first of all minutes of two days at which it is due. */
function firstDue(calendar: Calendar, from: string): string | undefined {
  const start = Date.parse(from);
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    const report = dueReport(calendar, new Date(start + minute * 60_000));
    if (report) return `${report.date} ${report.dueAt.toISOString().slice(0, 16)}Z`;
  }
  return undefined;
}

describe("a morning report is due", () => {
  it("an hour before the facility opens, on its own clock", () => {
    expect(firstDue(chicago, "2026-11-23T06:00Z")).toBe("2026-11-23 2026-11-23T13:00Z");
    const indianapolis = { ...chicago, timeZone: "America/Indiana/Indianapolis" };
    expect(firstDue(indianapolis, "2026-11-23T06:00Z")).toBe("2026-11-23 2026-11-23T12:00Z");
    const early = { ...chicago, week: daily("05:30") };
    expect(firstDue(early, "2026-11-23T06:00Z")).toBe("2026-11-23 2026-11-23T10:30Z");
  });

  it("at the same time of day after both nights on which clocks change", () => {
    const open = { ...chicago, week: daily("08:00") };
    expect(firstDue(open, "2026-03-08T06:00Z")).toBe("2026-03-08 2026-03-08T12:00Z");
    expect(firstDue(open, "2026-11-01T05:00Z")).toBe("2026-11-01 2026-11-01T13:00Z");
    // An hour before three is before the hour that this night skips.
    const night = { ...chicago, week: daily("03:00") };
    expect(firstDue(night, "2026-03-08T06:00Z")).toBe("2026-03-08 2026-03-08T07:00Z");
  });

  it("not on a closed day, nor on a holiday", () => {
    expect(firstDue(chicago, "2026-11-21T06:00Z")).toBeUndefined();
    const thanksgiving = { ...chicago, holidays: ["2026-11-26", "2026-11-27"] };
    expect(firstDue(thanksgiving, "2026-11-26T06:00Z")).toBeUndefined();
    expect(firstDue(chicago, "2026-11-26T06:00Z")).toBe("2026-11-26 2026-11-26T13:00Z");
  });

  it("at seven where nobody entered hours, or the building never closes", () => {
    const none = { ...chicago, week: daily("08:00").map(() => []) };
    expect(firstDue(none, "2026-11-21T06:00Z")).toBe("2026-11-21 2026-11-21T13:00Z");
    const always: Calendar = { ...chicago, week: daily("00:00").map(() => [["00:00", "24:00"]]) };
    expect(firstDue(always, "2026-11-21T06:00Z")).toBe("2026-11-21 2026-11-21T13:00Z");
  });

  it("for three hours, and not any more", () => {
    const isDueAt = (time: string) => dueReport(chicago, new Date(`2026-11-23T${time}Z`));
    expect(isDueAt("12:59:59")).toBeUndefined();
    expect(isDueAt("16:00:00")).toBeDefined();
    expect(isDueAt("16:00:01")).toBeUndefined();
  });
});
