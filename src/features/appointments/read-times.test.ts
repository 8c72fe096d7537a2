import { describe, expect, it } from "vitest";
import { maxSlots } from "./appointment-types.ts";
import { momentIn, readTimes } from "./read-times.server.ts";

const now = new Date("2026-10-20T15:00:00Z");
const chicago = { timeZone: "America/Chicago", minutes: 60 };

const rows = (...times: readonly (readonly [day: string, time: string])[]) =>
  Object.fromEntries(
    times.flatMap(([day, time], index) => [
      [`day.${index}`, day],
      [`time.${index}`, time],
    ]),
  );

const read = (sent: Record<string, unknown>, plan = chicago) => readTimes(sent, plan, "en", now);

describe("a wall clock", () => {
  it.each([
    ["in summer", "America/Chicago", "2026-10-31", "10:00", "2026-10-31T15:00:00.000Z"],
    ["in winter", "America/Chicago", "2026-11-02", "10:00", "2026-11-02T16:00:00.000Z"],
    ["where clocks stay", "America/Phoenix", "2027-04-01", "10:00", "2027-04-01T17:00:00.000Z"],
    [
      "the first of an hour twice",
      "America/Chicago",
      "2026-11-01",
      "01:30",
      "2026-11-01T06:30:00.000Z",
    ],
    ["in an hour that is skipped", "America/Chicago", "2027-03-14", "02:30", undefined],
  ])("%s", (_, timeZone, day, time, moment) => {
    expect(momentIn(timeZone, day, time)?.toISOString()).toBe(moment);
  });
});

describe("times of a form", () => {
  it("leave out empty rows, and last as long as is said, over a change of clocks too", () => {
    const sent = rows(["2026-11-01", "00:30"], ["", ""], ["2026-11-03", "14:15"]);
    const times = read(sent, { ...chicago, minutes: 120 });
    expect(times.ok && times.spans.map(({ startsAt, endsAt }) => [+startsAt, +endsAt])).toEqual([
      [Date.parse("2026-11-01T05:30:00Z"), Date.parse("2026-11-01T07:30:00Z")],
      [Date.parse("2026-11-03T20:15:00Z"), Date.parse("2026-11-03T22:15:00Z")],
    ]);
  });

  it.each([
    ["nothing", {}, "day.0"],
    ["no time", rows(["2026-11-03", ""]), "time.0"],
    ["no day", rows(["", "10:00"]), "day.0"],
    ["a day that is over", rows(["2026-10-19", "10:00"]), "day.0"],
    ["a moment that is over", rows(["2026-10-20", "09:59"]), "day.0"],
    ["more than a year ahead", rows(["2027-10-21", "10:00"]), "day.0"],
    ["a day that is none", rows(["2026-02-30", "10:00"]), "day.0"],
    ["the year 0000", rows(["0000-01-01", "10:00"]), "day.0"],
    ["the year 9999", rows(["9999-12-31", "10:00"]), "day.0"],
    ["an hour that is none", rows(["2026-11-03", "24:00"]), "time.0"],
    ["NUL", rows(["2026-11-03\u0000", "10:00"]), "day.0"],
    ["much", rows(["2026-11-03", "1".repeat(100_000)]), "time.0"],
    ["a list", { "day.0": ["2026-11-03"], "time.0": ["10:00"] }, "day.0"],
    ["twice the same", rows(["2026-11-03", "10:00"], ["2026-11-03", "10:00"]), "time.1"],
    ["an hour that clocks skip", rows(["2027-03-14", "02:30"]), "time.0"],
  ])("are refused beside the field: %s", (_, sent, field) => {
    const times = read(sent);
    expect(times.ok ? [] : Object.keys(times.errors)).toEqual([field]);
  });

  it("are so many at most", () => {
    const many = Array.from({ length: maxSlots + 5 }, (_, index) => {
      const day = `2026-11-${String(index + 1).padStart(2, "0")}`;
      return [day, "10:00"] as const;
    });
    const times = read(rows(...many));
    expect(times.ok && times.spans.length).toBe(maxSlots);
  });
});
