import { describe, expect, it } from "vitest";
import { randomFrom } from "#demo/random.ts";
import { addDays, daysFrom, weekdayOf } from "#platform/format/local-date.ts";
import { dueTasks, nightsOf, periodOf, type ScopeTask } from "../scope-tasks.server.ts";
import { type FacilityDays, plannedDates } from "./planned-dates.ts";
import { ruleOf } from "./recurrence-rule.ts";

const days: FacilityDays = {
  holidayRule: "skip",
  holidays: [],
  opensOn: [true, true, true, true, true, false, false],
};

const weekly = (weekdays: number[], startsOn: string, interval = 1) => ({
  rule: ruleOf({ every: "week", interval, weekdays }),
  startsOn,
  endsOn: null,
});

describe("the tasks of a night", () => {
  it("are due over a year exactly as often as the scope says, or each night where it asks for more", () => {
    for (let seed = 1; seed <= 15; seed++) {
      const random = randomFrom(seed);
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.6));
      const holidays = daysFrom("2026-01-01", "2027-12-31").filter(() => random.chance(0.04));
      const holidayRule = random.pick(["skip", "move", "keep"] as const);
      const calendar = { ...days, holidays, holidayRule };
      const series = weekly(weekdays.length > 0 ? weekdays : [2], "2025-06-02");
      const tasks: ScopeTask[] = Array.from({ length: 12 }, (_, index) => {
        const per = random.pick(["week", "month", "quarter", "year"] as const);
        const most = { week: 7, month: 6, quarter: 4, year: 12 }[per];
        return {
          areaId: `area ${index % 4}`,
          task: `task ${index}`,
          times: 1 + random.below(most),
          per,
        };
      });
      const nights = plannedDates(series, calendar, "2026-01-01", "2026-12-31");
      const find = nightsOf(series, calendar);
      const done = new Map<string, number>();
      for (const { originalDate } of nights)
        for (const { task, per } of dueTasks(tasks, find, originalDate)) {
          const key = `${task} ${periodOf(originalDate, per)[0]}`;
          done.set(key, (done.get(key) ?? 0) + 1);
        }
      for (const { task, per, times } of tasks)
        for (const first of new Set(nights.map((night) => periodOf(night.originalDate, per)[0]))) {
          const [from, to] = periodOf(first, per);
          // Weeks at either end lie in two years.
          if (from < "2026-01-01" || to > "2026-12-31") continue;
          const inPeriod = nights.filter(
            (night) => night.originalDate >= from && night.originalDate <= to,
          );
          const expected = Math.min(times, inPeriod.length);
          expect(done.get(`${task} ${first}`) ?? 0, `seed ${seed}, ${task}`).toBe(expected);
        }
    }
  });

  it("stay on their nights when a series is split, and when the scope gets another version", () => {
    const tasks: ScopeTask[] = ["scrub", "wax", "dust vents"].map((task) => ({
      areaId: "lobby",
      task,
      times: 1,
      per: "month",
    }));
    const whole = weekly([1, 3, 5], "2026-01-05");
    const split = { ...whole, startsOn: "2026-05-13" };
    const other = [...tasks].reverse();
    for (const date of daysFrom("2026-05-13", "2026-07-31")) {
      if (![1, 3, 5].includes(weekdayOf(date))) continue;
      const names = (list: ScopeTask[]) => list.map(({ task }) => task).toSorted();
      const before = names(dueTasks(tasks, nightsOf(whole, days), date));
      expect(names(dueTasks(other, nightsOf(split, days), date)), date).toEqual(before);
    }
  });

  it("of five nights spread what is due twice a week, and not all of it on the same nights", () => {
    const find = nightsOf(weekly([1, 2, 3, 4, 5], "2026-01-05"), days);
    const nights = new Set<string>();
    for (let area = 0; area < 20; area++) {
      const task: ScopeTask = { areaId: `area ${area}`, task: "vacuum", times: 2, per: "week" };
      const due = [0, 1, 2, 3, 4].filter(
        (day) => dueTasks([task], find, addDays("2026-06-01", day)).length > 0,
      );
      const [first = 0, second = 0] = due;
      expect(second - first, `area ${area}`).toBeGreaterThanOrEqual(2);
      nights.add(due.join());
    }
    expect(nights.size).toBeGreaterThan(2);
  });

  it("are none on a day without a visit", () => {
    const task: ScopeTask = { areaId: "a", task: "vacuum", times: 7, per: "week" };
    expect(dueTasks([task], nightsOf(weekly([1], "2026-01-05"), days), "2026-06-02")).toEqual([]);
  });
});
