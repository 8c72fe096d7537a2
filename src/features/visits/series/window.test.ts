import { describe, expect, it } from "vitest";
import { momentNear, windowOn } from "./window.ts";

const chicago = "America/Chicago";
const on = (date: string, startsAt: string, endsAt: string, zone = chicago) => {
  const { beginsAt, endsAt: ends } = windowOn(date, { startsAt, endsAt }, zone);
  const hours = (ends.getTime() - beginsAt.getTime()) / 3_600_000;
  return [beginsAt.toISOString(), hours];
};

describe("a window", () => {
  it.each([
    ["2026-11-20", "22:00", "02:00", "2026-11-21T04:00:00.000Z", 4],
    ["2026-07-20", "22:00", "02:00", "2026-07-21T03:00:00.000Z", 4],
    ["2026-07-20", "06:30", "09:00", "2026-07-20T11:30:00.000Z", 2.5],
    ["2026-07-20", "00:00", "23:59", "2026-07-20T05:00:00.000Z", 23 + 59 / 60],
    // Clocks go back at 2:00 on November 1, and forward at 2:00 on March 8.
    ["2026-10-31", "22:00", "02:00", "2026-11-01T03:00:00.000Z", 5],
    ["2026-03-07", "22:00", "04:00", "2026-03-08T04:00:00.000Z", 5],
    ["2026-11-01", "01:30", "03:00", "2026-11-01T06:30:00.000Z", 2.5],
    ["2026-03-08", "02:30", "05:00", "2026-03-08T08:30:00.000Z", 1.5],
    // Skipped as a whole, or in part: it takes place all the same, and never ends before it begins.
    ["2026-03-08", "02:15", "02:45", "2026-03-08T08:15:00.000Z", 0.5],
    ["2026-03-08", "02:30", "03:15", "2026-03-08T08:30:00.000Z", 0.75],
  ])("of %s from %s to %s begins at %s and lasts %d hours", (date, from, to, begins, hours) => {
    expect(on(date, from, to)).toEqual([begins, hours]);
  });

  it("is that of the facility's own zone", () => {
    expect(on("2026-07-20", "22:00", "02:00", "America/Indiana/Indianapolis")).toEqual([
      "2026-07-21T02:00:00.000Z",
      4,
    ]);
    expect(on("2026-07-20", "22:00", "02:00", "America/Phoenix")[0]).toBe(
      "2026-07-21T05:00:00.000Z",
    );
  });
});

describe("a time that is entered later", () => {
  const date = "2026-11-20";
  const visit = { ...windowOn(date, { startsAt: "22:00", endsAt: "02:00" }, chicago), date };
  const near = (time: string, now: string) =>
    momentNear(time, { ...visit, timeZone: chicago }, new Date(now))?.toISOString();

  it.each([
    ["22:05", "2026-11-21T13:00:00Z", "2026-11-21T04:05:00.000Z"],
    ["01:50", "2026-11-21T13:00:00Z", "2026-11-21T07:50:00.000Z"],
    ["21:40", "2026-11-21T13:00:00Z", "2026-11-21T03:40:00.000Z"],
    ["03:10", "2026-11-23T13:00:00Z", "2026-11-21T09:10:00.000Z"],
  ])("%s, said at %s, means %s", (time, now, meant) => {
    expect(near(time, now)).toBe(meant);
  });

  it("is never ahead", () => {
    expect(near("23:30", "2026-11-21T04:30:00Z")).toBe("2026-11-20T05:30:00.000Z");
    expect(near("22:30", "2026-11-19T00:00:00Z")).toBeUndefined();
  });
});
