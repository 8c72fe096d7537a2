import { describe, expect, it } from "vitest";
import { readClocks } from "./clock-state.ts";
import type { ClockEvent } from "./service-clock-types.ts";

const day = [["08:00", "18:00"]] as const;
const week = [day, day, day, day, day, [], []];
const calendar = { timeZone: "America/Chicago", week, holidays: [] };
const target = { responseMinutes: 240, resolutionMinutes: 2_400 };
const targets = { emergency: target, urgent: target, routine: target, planned: target };
const minute = 60_000;
/** Around the night in which Chicago's clocks go forward, March 8, 2026, a Sunday. */
const friday = (time: string) => Date.parse(`2026-03-06T${time}-06:00`);
const monday = (time: string) => Date.parse(`2026-03-09T${time}-05:00`);

const taken = (...events: ClockEvent[]) => {
  const { response, resolution } = readClocks(events, calendar, targets, monday("23:00")).taken;
  return [response, resolution].map((ms) => ms && ms / minute);
};

describe("the time that a work order took", () => {
  const created = { kind: "created", priority: "routine", at: friday("17:00") } as const;

  it("is counted while the facility is open, over a weekend with a change of clocks", () => {
    const answered = { kind: "answered", at: monday("08:30") } as const;
    expect(taken(created)).toEqual([undefined, undefined]);
    expect(taken(created, answered)).toEqual([90, undefined]);
    expect(taken(created, answered, { kind: "ended", at: monday("10:00") })).toEqual([90, 180]);
  });

  it("is that of the wall clock for emergencies", () => {
    const emergency = { ...created, priority: "emergency" } as const;
    // Friday 17:00 to Monday 08:00 is 63 hours on the wall, of which one was skipped.
    expect(taken(emergency, { kind: "ended", at: monday("08:00") })).toEqual([62 * 60, 62 * 60]);
  });

  it("leaves out holds, and what lies between an end and a reopening", () => {
    expect(
      taken(
        created,
        { kind: "answered", at: friday("17:20") } as const,
        { kind: "held", at: friday("17:30") } as const,
        { kind: "resumed", at: monday("09:00") } as const,
        { kind: "ended", at: monday("10:00") } as const,
        { kind: "reopened", at: monday("12:00") } as const,
        { kind: "answered", at: monday("12:40") } as const,
        { kind: "ended", at: monday("13:00") } as const,
      ),
    ).toEqual([20, 30 + 60 + 60]);
  });
});
