/** The rules of the clocks; where known, with the thread of a system that had it otherwise. */
import { describe, expect, it } from "vitest";
import type { Calendar } from "#features/facilities/hours-form.ts";
import { readClocks } from "./clock-state.ts";
import type { ClockEvent, Priority } from "./service-clock-types.ts";
import { defaultTargets, type Targets } from "./targets.ts";

type Hours = Calendar["week"][number];
const weekdays = (...hours: Hours): Calendar => ({
  timeZone: "America/Chicago",
  holidays: [],
  week: [hours, hours, hours, hours, hours, [], []],
});
const everyDay = (...hours: Hours): Calendar => ({
  ...weekdays(),
  week: [hours, hours, hours, hours, hours, hours, hours],
});
const office = weekdays(["08:00", "18:00"]);

const hour = 3_600_000;
const minutes = (responseMinutes: number, resolutionMinutes: number) => ({
  ...defaultTargets,
  routine: { responseMinutes, resolutionMinutes },
});

interface Case {
  calendar?: Calendar;
  targets?: Targets;
  priority?: Priority;
  /** Local times, as `2026-11-20 09:00`, the creation first. */
  history: readonly (readonly [at: string, event: Event])[];
  now: string;
}

type Event = ClockEvent["kind"] | Priority;

function clocksOfHistory({ calendar = office, targets, priority = "routine", history, now }: Case) {
  const momentOf = (text: string) =>
    Temporal.PlainDateTime.from(text.replace(" ", "T")).toZonedDateTime(calendar.timeZone)
      .epochMilliseconds;
  const localOf = (moment: number | undefined) =>
    moment === undefined
      ? undefined
      : Temporal.Instant.fromEpochMilliseconds(moment)
          .toZonedDateTimeISO(calendar.timeZone)
          .toPlainDateTime()
          .toString({ smallestUnit: "minute" })
          .replace("T", " ");
  const events = history.map(([at, event]): ClockEvent => {
    const moment = { at: momentOf(at) };
    if (event === "created") return { ...moment, kind: event, priority };
    if (event === "warned" || event === "breached")
      return { ...moment, kind: event, clock: "resolution" };
    if (event in defaultTargets)
      return { ...moment, kind: "prioritized", priority: event as Priority };
    return { ...moment, kind: event as "answered" };
  });
  const clocks = readClocks(events, calendar, targets ?? defaultTargets, momentOf(now));
  const { response, resolution } = clocks;
  const marks = (of: typeof clocks.breaches) =>
    of.map(({ clock, cycle, at }) => `${clock} ${cycle}: ${localOf(at)}`);
  return {
    cycle: clocks.cycle,
    respond: localOf(response.due),
    resolve: localOf(resolution.due),
    states: [response.state, resolution.state],
    left: resolution.remaining === undefined ? undefined : resolution.remaining / hour,
    leftToRespond: response.remaining === undefined ? undefined : response.remaining / hour,
    breached: [response.isBreached, resolution.isBreached],
    breaches: marks(clocks.breaches),
    warnings: marks(clocks.warnings),
    nextAlarm: localOf(clocks.nextAlarm),
  };
}

const cases: Record<string, [Case, Partial<ReturnType<typeof clocksOfHistory>>]> = {
  "an emergency counts at night and on weekends": [
    { priority: "emergency", history: [["2026-11-21 23:00", "created"]], now: "2026-11-22 00:00" },
    { respond: "2026-11-22 00:00", resolve: "2026-11-22 03:00", left: 3 },
  ],
  "anything else waits until the facility opens (GLPI 9082: never due outside the hours)": [
    {
      targets: minutes(60, 600),
      history: [["2026-11-20 17:30", "created"]],
      now: "2026-11-22 12:00",
    },
    { respond: "2026-11-23 08:30", resolve: "2026-11-23 17:30", left: 9.5, leftToRespond: 0.5 },
  ],
  "what was asked outside the hours counts from the next opening (GLPI 687, comment)": [
    {
      targets: minutes(60, 120),
      history: [["2026-11-21 15:00", "created"]],
      now: "2026-11-22 09:00",
    },
    { respond: "2026-11-23 09:00", resolve: "2026-11-23 10:00", left: 2 },
  ],
  "what ends with the day is due at its end, not the next morning": [
    {
      targets: minutes(60, 600),
      history: [["2026-11-23 08:00", "created"]],
      now: "2026-11-23 18:00",
    },
    { resolve: "2026-11-23 18:00", left: 0, breached: [true, false] },
  ],
  "several intervals a day (chatwoot 14009)": [
    {
      calendar: weekdays(["08:00", "12:00"], ["13:30", "18:00"]),
      targets: minutes(60, 300),
      history: [["2026-11-23 11:30", "created"]],
      now: "2026-11-23 12:45",
    },
    { respond: "2026-11-23 14:00", resolve: "2026-11-23 18:00", left: 4.5 },
  ],
  "a day that ends at 24:00 loses no minute at midnight (Zammad 3180)": [
    {
      calendar: everyDay(["00:00", "24:00"]),
      targets: minutes(60, 1_440),
      history: [["2026-11-23 23:30", "created"]],
      now: "2026-11-24 00:00",
    },
    { respond: "2026-11-24 00:30", resolve: "2026-11-24 23:30", left: 23.5 },
  ],
  "a holiday does not count": [
    {
      calendar: { ...office, holidays: ["2026-11-26", "2026-11-27"] },
      targets: minutes(60, 600),
      history: [["2026-11-25 12:00", "created"]],
      now: "2026-11-26 12:00",
    },
    { resolve: "2026-11-30 12:00", left: 4 },
  ],
  "the night that clocks go forward has an hour less": [
    {
      calendar: everyDay(["00:00", "06:00"]),
      targets: minutes(60, 300),
      history: [["2026-03-08 00:00", "created"]],
      now: "2026-03-08 03:00",
    },
    { resolve: "2026-03-08 06:00", left: 3 },
  ],
  "the night that clocks go back has an hour more": [
    {
      calendar: everyDay(["00:00", "06:00"]),
      targets: minutes(60, 420),
      history: [["2026-11-01 00:00", "created"]],
      now: "2026-11-01 03:00",
    },
    { resolve: "2026-11-01 06:00", left: 3 },
  ],
  "hours that a change of clocks leaves out do not count": [
    {
      calendar: everyDay(["02:15", "02:45"]),
      targets: minutes(15, 30),
      history: [["2026-03-07 23:00", "created"]],
      now: "2026-03-08 12:00",
    },
    { respond: "2026-03-09 02:30", resolve: "2026-03-09 02:45", left: 0.5 },
  ],
  "an answer stops the first clock, and only that": [
    {
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:00", "answered"],
      ],
      now: "2026-11-23 15:00",
    },
    { states: ["stopped", "running"], leftToRespond: 1, breaches: [] },
  ],
  "an answer at the very moment is in time": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:00", "answered"],
      ],
      now: "2026-11-23 15:00",
    },
    { breached: [false, false], leftToRespond: 0 },
  ],
  "an answer and a hold in one step both count (Zammad 3551)": [
    {
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:00", "answered"],
        ["2026-11-23 10:00", "held"],
      ],
      now: "2026-11-24 15:00",
    },
    {
      states: ["stopped", "on-hold"],
      leftToRespond: 1,
      left: 29,
      breaches: [],
      resolve: undefined,
    },
  ],
  "a hold leaves the response running": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 09:30", "held"],
      ],
      now: "2026-11-23 11:00",
    },
    { states: ["running", "on-hold"], breaches: ["response 1: 2026-11-23 10:00"], left: 9.5 },
  ],
  "a hold over a weekend adds what counted, not the weekend (GLPI 10594, frappe/helpdesk 2449)": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-20 08:00", "created"],
        ["2026-11-20 16:00", "held"],
        ["2026-11-23 09:00", "resumed"],
      ],
      now: "2026-11-23 09:00",
    },
    { resolve: "2026-11-23 11:00", left: 2 },
  ],
  "a hold outside the hours adds nothing (erpnext 49414)": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-23 08:00", "created"],
        ["2026-11-23 18:00", "held"],
        ["2026-11-24 08:00", "resumed"],
      ],
      now: "2026-11-24 08:00",
    },
    { resolve: "2026-11-23 18:00", left: 0 },
  ],
  "more urgent: from the change, with the new target": [
    {
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 20:00", "emergency"],
      ],
      now: "2026-11-23 21:00",
    },
    { resolve: "2026-11-24 00:00", left: 3 },
  ],
  "more urgent never means later": [
    {
      targets: minutes(60, 120),
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:30", "emergency"],
      ],
      now: "2026-11-23 10:30",
    },
    { resolve: "2026-11-23 11:00", left: 0.5 },
  ],
  "less urgent: from the creation": [
    {
      priority: "emergency",
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:00", "routine"],
      ],
      now: "2026-11-23 10:00",
    },
    { respond: "2026-11-23 11:00", resolve: "2026-11-26 09:00", left: 29 },
  ],
  "holds count after a change of the priority, too (GLPI 6902 and 15605)": [
    {
      priority: "urgent",
      targets: { ...defaultTargets, ...minutes(60, 1_200) },
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 10:00", "held"],
        ["2026-11-23 12:00", "routine"],
        ["2026-11-23 13:00", "resumed"],
      ],
      now: "2026-11-23 13:00",
    },
    { resolve: "2026-11-25 12:00", left: 19 },
  ],
  "what was missed stays missed, whatever the priority becomes (chatwoot 13392, 15024)": [
    {
      priority: "emergency",
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 12:00", "routine"],
      ],
      now: "2026-11-23 12:00",
    },
    { breached: [true, false], breaches: ["response 1: 2026-11-23 10:00"] },
  ],
  "what was marked stays, where hours were changed later": [
    {
      calendar: weekdays(["08:00", "10:00"]),
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 09:01", "answered"],
        ["2026-11-24 09:00", "breached"],
      ],
      now: "2026-11-24 09:00",
    },
    { breached: [false, true], breaches: ["resolution 1: 2026-11-24 09:00"] },
  ],
  "done late is late by what it was late, and no later": [
    {
      targets: minutes(60, 120),
      history: [
        ["2026-11-23 09:00", "created"],
        ["2026-11-23 09:30", "answered"],
        ["2026-11-23 12:00", "ended"],
      ],
      now: "2026-12-20 09:00",
    },
    { left: -1, states: ["stopped", "stopped"], breaches: ["resolution 1: 2026-11-23 11:00"] },
  ],
  "reopened: what remained": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-23 08:00", "created"],
        ["2026-11-23 08:15", "answered"],
        ["2026-11-23 10:00", "ended"],
        ["2026-11-24 08:00", "reopened"],
      ],
      now: "2026-11-24 08:00",
    },
    { cycle: 2, respond: "2026-11-24 08:45", resolve: "2026-11-24 16:00", left: 8 },
  ],
  "reopened: a quarter of the target at least": [
    {
      targets: minutes(60, 600),
      history: [
        ["2026-11-23 08:00", "created"],
        ["2026-11-23 10:00", "answered"],
        ["2026-11-23 18:00", "ended"],
        ["2026-11-24 08:00", "reopened"],
      ],
      now: "2026-11-24 08:00",
    },
    {
      cycle: 2,
      respond: "2026-11-24 08:15",
      resolve: "2026-11-24 10:30",
      breached: [false, false],
      breaches: ["response 1: 2026-11-23 09:00"],
    },
  ],
  "warned when a quarter is left, which is an opening later if need be (GLPI 22678)": [
    {
      targets: minutes(240, 600),
      history: [
        ["2026-11-23 17:00", "created"],
        ["2026-11-23 17:05", "answered"],
      ],
      now: "2026-11-24 15:00",
    },
    {
      resolve: "2026-11-24 17:00",
      nextAlarm: "2026-11-24 17:00",
      warnings: ["resolution 1: 2026-11-24 14:30"],
    },
  ],
  "warned once a cycle, even where a hold moves the moment": [
    {
      targets: minutes(60, 480),
      history: [
        ["2026-11-23 08:00", "created"],
        ["2026-11-23 08:05", "answered"],
        ["2026-11-23 15:00", "held"],
        ["2026-11-24 12:00", "resumed"],
      ],
      now: "2026-11-24 12:30",
    },
    { left: 0.5, warnings: ["resolution 1: 2026-11-23 14:00"], nextAlarm: "2026-11-24 13:00" },
  ],
  "no alarm on hold, and none once it is over": [
    {
      history: [
        ["2026-11-23 08:00", "created"],
        ["2026-11-23 08:05", "answered"],
        ["2026-11-23 09:00", "held"],
      ],
      now: "2026-12-20 12:00",
    },
    { nextAlarm: undefined, warnings: [], breaches: [] },
  ],
  "never due where the facility never opens": [
    { calendar: weekdays(), history: [["2026-11-23 08:00", "created"]], now: "2027-11-23 08:00" },
    { respond: undefined, resolve: undefined, left: undefined, breaches: [], nextAlarm: undefined },
  ],
};

describe("the clocks of a work order", () => {
  it.each(Object.entries(cases))("%s", (_, [history, expected]) => {
    expect(clocksOfHistory(history)).toMatchObject(expected);
  });

  it("need a creation, once", () => {
    const answered = { kind: "answered", at: 0 } as const;
    const created = { kind: "created", at: 0, priority: "routine" } as const;
    expect(() => readClocks([answered], office, defaultTargets, 0)).toThrow();
    expect(() => readClocks([created, created], office, defaultTargets, 0)).toThrow();
  });
});
