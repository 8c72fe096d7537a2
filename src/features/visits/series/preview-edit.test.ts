import { describe, expect, it } from "vitest";
import { daysFrom } from "#platform/format/local-date.ts";
import {
  type Calendar,
  previewPlan,
  previewVisitEdit,
  type SeriesPlan,
  type StoredVisit,
} from "./preview-edit.ts";
import { ruleOf } from "./recurrence-rule.ts";
import { windowOn } from "./window.ts";

const calendar: Calendar = {
  timeZone: "America/Chicago",
  holidayRule: "skip",
  holidays: [],
  opensOn: [true, true, true, true, true, false, false],
};
const on = (...weekdays: number[]) => ruleOf({ every: "week", interval: 1, weekdays });
const plan: SeriesPlan = {
  rule: on(1, 2, 3),
  startsOn: "2026-10-05",
  endsOn: null,
  startsAt: "22:00",
  endsAt: "02:00",
  crewSize: 2,
};

const visit = (originalDate: string, over: Partial<StoredVisit> = {}): StoredVisit => {
  const { startsAt, endsAt, crewSize } = plan;
  const date = over.date ?? originalDate;
  const window = { startsAt: over.startsAt ?? startsAt, endsAt };
  const { beginsAt } = windowOn(date, window, calendar.timeZone);
  return {
    id: `visit of ${originalDate}`,
    originalDate,
    date,
    ...window,
    crewSize,
    beginsAt,
    state: "scheduled",
    isChanged: false,
    ...over,
  };
};

/** Wednesday of the week in which the clocks went back on Sunday. */
const now = new Date("2026-10-28T12:00:00Z");
const until = "2026-11-04";
const nights = ["2026-10-26", "2026-10-27", "2026-10-28", "2026-11-02", "2026-11-03", "2026-11-04"];
const visits = nights.map((date) =>
  date < "2026-10-28" ? visit(date, { state: "completed" }) : visit(date),
);
const change = (over: Partial<SeriesPlan>, from: string, stored = visits, day = calendar) =>
  previewPlan({ visits: stored, calendar: day, now, until }, { ...plan, ...over }, from).map(
    (change) => [
      change.kind,
      change.originalDate,
      "after" in change ? change.after.date : undefined,
    ],
  );

describe("a change of a series", () => {
  it("moves what stays in the plan at other hours, and nothing that has begun or is over", () => {
    expect(change({ startsAt: "20:00" }, "2026-10-01")).toEqual([
      ...["2026-10-28", "2026-11-02", "2026-11-03", "2026-11-04"].map((day) => ["moved", day, day]),
    ]);
    expect(change({ startsAt: "20:00" }, "2026-11-03").map(([, day]) => day)).toEqual([
      "2026-11-03",
      "2026-11-04",
    ]);
  });

  it("drops and adds what other weekdays ask for, and nothing that would have begun", () => {
    expect(change({ rule: on(3, 4) }, "2026-10-20")).toEqual([
      ["added", "2026-10-29", "2026-10-29"],
      ["dropped", "2026-11-02", undefined],
      ["dropped", "2026-11-03", undefined],
    ]);
  });

  it("ends it: what comes after the last day is dropped", () => {
    expect(
      change({ endsOn: "2026-11-02" }, "2026-10-01").map(([kind, day]) => [kind, day]),
    ).toEqual([
      ["dropped", "2026-11-03"],
      ["dropped", "2026-11-04"],
    ]);
  });

  it("leaves what was changed or cancelled by itself as it is, and says so", () => {
    const stored = [
      visit("2026-11-02", { date: "2026-11-05", isChanged: true }),
      visit("2026-11-03", { state: "cancelled" }),
      visit("2026-11-04", { state: "in-progress" }),
    ];
    expect(change({ startsAt: "20:00", rule: on(1, 2, 3) }, "2026-11-01", stored)).toEqual([
      ["overridden", "2026-11-02", undefined],
      ["overridden", "2026-11-03", undefined],
    ]);
  });

  it("changes nothing where the plan is the same, also over the night on which clocks change", () => {
    expect(change({}, "2026-10-01")).toEqual([]);
    const sundays = daysFrom("2026-10-31", "2026-11-01").map((day) => visit(day));
    expect(change({ rule: on(6, 7) }, "2026-10-31", sundays)).toEqual([]);
  });

  it("follows a holiday that was added, and a corrected time zone", () => {
    const holiday: Calendar = { ...calendar, holidays: ["2026-11-03"] };
    expect(change({}, "2026-10-01", visits, holiday)).toEqual([
      ["dropped", "2026-11-03", undefined],
    ]);
    const moved = change({}, "2026-10-01", visits, { ...holiday, holidayRule: "move" });
    expect(moved).toEqual([["moved", "2026-11-03", "2026-11-05"]]);
    const eastern = { ...calendar, timeZone: "America/New_York" };
    expect(change({}, "2026-10-01", visits, eastern)).toHaveLength(4);
  });
});

describe("a change of one visit", () => {
  const to = { date: "2026-11-06", startsAt: "18:00", endsAt: "20:00", crewSize: 3 };

  it("moves that one", () => {
    expect(previewVisitEdit(visit("2026-11-03"), to, now)).toMatchObject([
      { kind: "moved", originalDate: "2026-11-03", before: { date: "2026-11-03" }, after: to },
    ]);
  });

  it("is none where it says the same, or the visit has begun", () => {
    const same = { date: "2026-11-03", startsAt: "22:00", endsAt: "02:00", crewSize: 2 };
    expect(previewVisitEdit(visit("2026-11-03"), same, now)).toEqual([]);
    expect(previewVisitEdit(visit("2026-10-27", { state: "completed" }), to, now)).toEqual([]);
    expect(previewVisitEdit(visit("2026-10-27"), to, now)).toEqual([]);
  });
});
