import { describe, expect, it } from "vitest";
import { type Random, randomFrom } from "#demo/random.ts";
import {
  addDays,
  daysFrom,
  type LocalDate,
  mondayOf,
  weekdayOf,
} from "#platform/format/local-date.ts";
import { type FacilityDays, type PlannedDate, plannedDates } from "./planned-dates.ts";
import { earlierStart, monthIntervals, type Pattern, ruleOf } from "./recurrence-rule.ts";

const everyNight: FacilityDays = {
  holidayRule: "keep",
  holidays: [],
  opensOn: [true, true, true, true, true, false, false],
};

const weekdays: Pattern = { every: "week", interval: 1, weekdays: [1, 2, 3, 4, 5] };
const seriesOf = (pattern: Pattern, startsOn: LocalDate, endsOn: LocalDate | null = null) => ({
  rule: ruleOf(pattern),
  startsOn,
  endsOn,
});
const datesOf = (planned: readonly PlannedDate[]) => planned.map(({ date }) => date);

const monthsOf = (date: LocalDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Whether a rule names a day, without any library: counted from the calendar. */
function isOfPattern(pattern: Pattern, startsOn: LocalDate, date: LocalDate): boolean {
  if (pattern.every === "month") {
    if (weekdayOf(date) !== pattern.weekday) return false;
    if ((monthsOf(date) - monthsOf(startsOn)) % pattern.interval !== 0) return false;
    const day = Number(date.slice(8));
    const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
    return pattern.ordinal === -1 ? isLast : Math.ceil(day / 7) === pattern.ordinal;
  }
  const days = daysFrom(mondayOf(startsOn), date).length - 1;
  return (
    pattern.weekdays.includes(weekdayOf(date)) && Math.floor(days / 7) % pattern.interval === 0
  );
}

/** Day by day from the first day of the series on, whatever is asked for. */
function slowDates(
  pattern: Pattern,
  [startsOn, endsOn]: [LocalDate, LocalDate],
  days: FacilityDays,
): PlannedDate[] {
  const patternDays = daysFrom(startsOn, endsOn).filter((day) =>
    isOfPattern(pattern, startsOn, day),
  );
  const beyond = daysFrom(addDays(endsOn, 1), addDays(endsOn, 7));
  const busy = new Set(
    patternDays
      .concat(beyond)
      .filter((day) => patternDays.includes(day) && !days.holidays.includes(day)),
  );
  return patternDays.flatMap((originalDate) => {
    if (!days.holidays.includes(originalDate) || days.holidayRule === "keep")
      return { originalDate, date: originalDate };
    if (days.holidayRule === "skip") return [];
    const date = daysFrom(addDays(originalDate, 1), addDays(originalDate, 7)).find(
      (day) => days.opensOn[weekdayOf(day) - 1] && !days.holidays.includes(day) && !busy.has(day),
    );
    if (date === undefined || date > endsOn) return [];
    busy.add(date);
    return { originalDate, date };
  });
}

function randomPattern(random: Random): Pattern {
  if (random.chance(0.25))
    return {
      every: "month",
      interval: random.pick(monthIntervals),
      ordinal: random.pick([1, 2, 3, 4, -1]),
      weekday: 1 + random.below(7),
    };
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.5));
  return {
    every: "week",
    interval: 1 + random.below(4),
    weekdays: weekdays.length > 0 ? weekdays : [3],
  };
}

describe("planned dates", () => {
  it.each(["skip", "move", "keep"] as const)(
    "are those of a slow count day by day, whatever part is asked for, where holidays %s",
    (holidayRule) => {
      for (let seed = 1; seed <= 60; seed++) {
        const random = randomFrom(seed);
        const startsOn = addDays("2026-01-01", random.below(400));
        const endsOn = addDays(startsOn, 30 + random.below(120));
        const pattern = randomPattern(random);
        const days: FacilityDays = {
          holidayRule,
          holidays: daysFrom(startsOn, endsOn).filter(() => random.chance(0.12)),
          opensOn: [1, 2, 3, 4, 5, 6, 7].map(() => random.chance(0.75)),
        };
        const slow = slowDates(pattern, [startsOn, endsOn], days);
        const series = seriesOf(pattern, startsOn, endsOn);
        const from = addDays(startsOn, random.below(100) - 10);
        const to = addDays(from, random.below(60));
        const inRange = slow.filter(
          ({ originalDate }) => originalDate >= from && originalDate <= to,
        );
        expect(plannedDates(series, days, from, to), `seed ${seed}`).toEqual(inRange);
      }
    },
  );

  it("are in the same months whether a series begins or went on for years", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const random = randomFrom(seed);
      const startsOn = addDays("2028-01-01", random.below(700));
      const pattern: Pattern = {
        every: "month",
        interval: random.pick(monthIntervals),
        ordinal: 2,
        weekday: 3,
      };
      const series = seriesOf(pattern, startsOn);
      const before = { ...series, startsOn: earlierStart(series.rule, startsOn) };
      const range = [startsOn, addDays(startsOn, 800)] as const;
      expect(plannedDates(before, everyNight, ...range), `seed ${seed}`).toEqual(
        plannedDates(series, everyNight, ...range),
      );
    }
  });

  it("move from Thanksgiving to the next open day on which nobody comes", () => {
    const holidays = ["2026-11-26"];
    const series = seriesOf({ every: "week", interval: 1, weekdays: [1, 4] }, "2026-11-02");
    const week = ["2026-11-23", "2026-11-29"] as const;
    const on = (holidayRule: FacilityDays["holidayRule"]) =>
      datesOf(plannedDates(series, { ...everyNight, holidays, holidayRule }, ...week));
    expect(on("skip")).toEqual(["2026-11-23"]);
    expect(on("move")).toEqual(["2026-11-23", "2026-11-27"]);
    expect(on("keep")).toEqual(["2026-11-23", "2026-11-26"]);
  });

  it("are left out where every open day of the week after has a visit", () => {
    const days = { ...everyNight, holidayRule: "move", holidays: ["2026-11-26"] } as const;
    const planned = plannedDates(
      seriesOf(weekdays, "2026-11-02"),
      days,
      "2026-11-23",
      "2026-11-29",
    );
    expect(datesOf(planned)).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27"]);
  });

  it("have every night of the weeks in which clocks change", () => {
    const daily: Pattern = { every: "week", interval: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    const series = seriesOf(daily, "2026-01-01");
    for (const [from, to] of [
      ["2026-03-06", "2026-03-10"],
      ["2026-10-30", "2026-11-03"],
    ] as const)
      expect(datesOf(plannedDates(series, everyNight, from, to))).toEqual(daysFrom(from, to));
  });

  it("are none before the first day, after the last, and for a period without days", () => {
    const series = seriesOf(weekdays, "2026-11-04", "2026-11-05");
    const planned = plannedDates(series, everyNight, "2026-10-01", "2026-12-01");
    expect(datesOf(planned)).toEqual(["2026-11-04", "2026-11-05"]);
    expect(plannedDates(series, everyNight, "2026-11-05", "2026-11-04")).toEqual([]);
  });
});
