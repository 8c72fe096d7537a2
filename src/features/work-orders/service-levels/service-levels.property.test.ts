/** Thousands of random calendars, zones, nights of changing clocks and orders of events. */
import { describe, expect, it } from "vitest";
import type { Calendar } from "#features/facilities/hours-form.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { type SeededRandom, seededRandom } from "#tests/support/service-levels/seeded-random.ts";
import {
  slowAfter,
  slowBefore,
  slowBetween,
  slowCalendar,
  slowClocks,
} from "#tests/support/service-levels/slow-clocks.ts";
import { readClocks } from "./clock-state.ts";
import { type ClockEvent, priorities } from "./service-clock-types.ts";
import type { Targets } from "./targets.ts";
import { workingTime } from "./working-time.ts";

const dayMinutes = 1_440;

/** Each changes its clocks otherwise: at 2 a.m., never, at midnight, by half an hour. */
const zones = [
  "America/Chicago",
  "America/New_York",
  "America/Indiana/Indianapolis",
  "America/Phoenix",
  "America/Havana",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
];
/** Around the nights on which clocks change in America, Havana and Lord Howe, and in summer. */
const starts = ["2026-03-06", "2026-04-03", "2026-07-01", "2026-10-02", "2026-10-30"];

const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function randomCalendar(random: SeededRandom): Calendar {
  const day = (): [string, string][] => {
    if (random.chance(0.2)) return [];
    if (random.chance(0.1)) return [["00:00", "24:00"]];
    const edges = Array.from({ length: random.chance(0.4) ? 4 : 2 }, () =>
      random.between(0, dayMinutes),
    ).toSorted((a, b) => a - b);
    const pairs = Array.from({ length: edges.length / 2 }, (_, n): [number, number] => [
      edges[2 * n] ?? 0,
      edges[2 * n + 1] ?? 0,
    ]);
    return pairs.filter(([from, to]) => from < to).map(([from, to]) => [time(from), time(to)]);
  };
  const week = Array.from({ length: 7 }, day);
  // Every calendar opens at some time; the others have a case of their own.
  week[random.between(0, 6)] = [["09:00", "12:00"]];
  const start = Temporal.PlainDate.from(random.oneOf(starts));
  const holidays = [1, 3, 4].filter(() => random.chance(0.2));
  return {
    timeZone: random.oneOf(zones),
    week,
    holidays: holidays.map((days) => start.add({ days }).toString()),
  };
}

const randomStart = (random: SeededRandom): number =>
  Date.parse(`${random.oneOf(starts)}T00:00:00Z`) / minuteMs + random.between(0, 3 * dayMinutes);

describe("the hours of a calendar", () => {
  it.each([1, 2, 3, 4])("are those that a wall clock shows, minute by minute (%i)", (part) => {
    for (let seed = part * 1_000; seed < part * 1_000 + 40; seed++) {
      const random = seededRandom(seed);
      const calendar = randomCalendar(random);
      const opens = slowCalendar(calendar);
      const open = workingTime(calendar);
      const from = randomStart(random);
      const to = from + random.between(0, 4 * dayMinutes);
      const minutes = random.between(1, 900);
      const results = {
        between: open.between(from * minuteMs, to * minuteMs) / minuteMs,
        after: (open.after(from * minuteMs, minutes * minuteMs) ?? 0) / minuteMs,
        before: (open.before(to * minuteMs, minutes * minuteMs) ?? 0) / minuteMs,
      };
      expect(results, `seed ${seed}`).toEqual({
        between: slowBetween(opens, from, to),
        after: slowAfter(opens, from, minutes),
        before: slowBefore(opens, to, minutes),
      });
    }
  });

  it("add up over a year as they do day by day, whatever clocks do", () => {
    const dayMs = dayMinutes * minuteMs;
    for (let seed = 1; seed <= 150; seed++) {
      const random = seededRandom(seed);
      // Clocks change at midnight in Santiago.
      const timeZone = random.oneOf([...zones, "America/Santiago"]);
      const open = workingTime({ ...randomCalendar(random), timeZone });
      const from = Date.parse(random.oneOf(starts)) + random.between(0, dayMs);
      const to = from + random.between(3, 400) * dayMs + random.between(0, dayMs);
      let sum = 0;
      for (let at = from; at < to; at += dayMs) sum += open.between(at, Math.min(at + dayMs, to));
      expect(open.between(from, to), `seed ${seed}`).toBe(sum);
    }
  });

  it("leave out the day that a zone left out", () => {
    const week = Array.from({ length: 7 }, () => [["08:00", "18:00"]] as const);
    const calendar = { timeZone: "Pacific/Apia", week, holidays: [] };
    // There was no December 30: a week with six days.
    const [from, to] = [Date.parse("2011-12-27T12:00:00Z"), Date.parse("2012-01-02T12:00:00Z")];
    const slow = slowBetween(slowCalendar(calendar), from / minuteMs, to / minuteMs);
    expect(workingTime(calendar).between(from, to)).toBe(slow * minuteMs);
  });

  it("count the seconds between two minutes", () => {
    const hours = [["08:00", "18:00"]] as const;
    const week = Array.from({ length: 7 }, () => hours);
    const open = workingTime({ timeZone: "America/Chicago", week, holidays: [] });
    const at = (local: string) => Date.parse(`2026-11-23T${local}-06:00`);
    expect(open.between(at("17:59:30.250"), at("18:00:10"))).toBe(29_750);
    expect(open.after(at("17:59:30"), 60_500)).toBe(at("08:00:30.500") + 86_400_000);
    expect(open.before(at("08:00:30"), 60_000)).toBe(at("17:59:30") - 86_400_000);
  });
});

const kinds = ["answered", "prioritized", "held", "resumed", "ended", "reopened"] as const;

function randomHistory(random: SeededRandom) {
  const target = () => ({
    responseMinutes: 16 * random.between(1, 20),
    resolutionMinutes: 16 * random.between(1, 80),
  });
  const targets: Targets = {
    emergency: target(),
    urgent: target(),
    routine: target(),
    planned: target(),
  };
  const start = randomStart(random);
  const length = random.between(1, 5 * dayMinutes);
  const moments = Array.from({ length: random.between(0, 8) }, () =>
    random.between(start, start + length),
  );
  const events = moments
    .toSorted((a, b) => a - b)
    .map((minute): ClockEvent => {
      const kind = random.oneOf(kinds);
      const at = minute * minuteMs;
      return kind === "prioritized"
        ? { at, kind, priority: random.oneOf(priorities) }
        : { at, kind };
    });
  const created = {
    at: start * minuteMs,
    kind: "created",
    priority: random.oneOf(priorities),
  } as const;
  return { events: [created, ...events], targets, now: start + length };
}

describe("the clocks", () => {
  it.each([1, 2, 3, 4])("run as they do when every minute is counted (%i)", (part) => {
    for (let seed = part * 1_000; seed < part * 1_000 + 30; seed++) {
      const random = seededRandom(seed);
      const calendar = randomCalendar(random);
      const { events, targets, now } = randomHistory(random);
      const clocks = readClocks(events, calendar, targets, now * minuteMs);
      const shown = (name: "response" | "resolution") => {
        const { remaining = Number.NaN, isBreached, state, due = Number.NaN } = clocks[name];
        return {
          remaining: remaining / minuteMs,
          isBreached,
          due: state === "running" ? due / minuteMs : undefined,
        };
      };
      const marked = (marks: typeof clocks.breaches) =>
        marks.map(({ clock, cycle }) => `${clock} ${cycle}`).toSorted();
      const slow = slowClocks(events, calendar, targets, now);
      expect(
        {
          priority: clocks.priority,
          cycle: clocks.cycle,
          response: shown("response"),
          resolution: shown("resolution"),
          warnings: marked(clocks.warnings),
          breaches: marked(clocks.breaches),
        },
        `seed ${seed}`,
      ).toEqual({
        ...slow,
        warnings: slow.warnings.toSorted(),
        breaches: slow.breaches.toSorted(),
      });
    }
  });

  it("say the same of a history whenever it is read, and never take back a mark", () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = seededRandom(seed);
      const calendar = randomCalendar(random);
      const { events, targets, now } = randomHistory(random);
      const last = (events.at(-1)?.at ?? 0) + 1;
      const early = readClocks(events, calendar, targets, last);
      const late = readClocks(
        events,
        calendar,
        targets,
        Math.max(now * minuteMs, last) + 30 * dayMinutes * minuteMs,
      );
      expect(late.breaches.slice(0, early.breaches.length), `seed ${seed}`).toEqual(early.breaches);
      expect(late.warnings).toEqual(expect.arrayContaining(early.warnings));
      const alarm = early.nextAlarm;
      if (alarm === undefined) continue;
      const marks = (at: number) => {
        const { warnings, breaches } = readClocks(events, calendar, targets, at);
        return warnings.length + breaches.length;
      };
      expect(marks(alarm), `seed ${seed}`).toBe(early.warnings.length + early.breaches.length);
      expect(marks(alarm + 1), `seed ${seed}`).toBeGreaterThan(marks(alarm));
    }
  });
});
