import { describe, expect, it } from "vitest";
import { backupMonths } from "#content/retention.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import { backupName, readBackupName } from "./backup-name.ts";
import { keptBackups } from "./kept-backups.ts";

const zone = "America/Chicago";
const installation = "3fa9c1d2";

function backupAt(moment: string) {
  const madeAt = new Date(moment);
  return { name: backupName(madeAt, installation), madeAt };
}

/** At half past three in Chicago, in winter time. */
const night = (day: string) => backupAt(`${day}T09:30:00Z`);

function nights(first: string, count: number) {
  const start = Date.parse(`${first}T09:30:00Z`);
  return Array.from({ length: count }, (_, n) =>
    backupAt(new Date(start + n * dayMs).toISOString()),
  );
}

const daysOf = (names: Iterable<string>) =>
  [...names].map((name) => readBackupName(name)?.madeAt.toISOString().slice(0, 10));

const kept = (backups: ReturnType<typeof nights>, now: Date, timeZone = zone) =>
  keptBackups(backups, now, timeZone);

describe("of a backup each night", () => {
  it("seven days, four weeks and six months stay, the latest of each", () => {
    const all = nights("2026-01-01", 400);
    const now = new Date((all.at(-1)?.madeAt.getTime() ?? 0) + hourMs);
    // The newest is of Thursday, February 4, 2027.
    expect(daysOf(kept(all, now).keys())).toEqual([
      "2027-02-04",
      "2027-02-03",
      "2027-02-02",
      "2027-02-01",
      "2027-01-31",
      "2027-01-30",
      "2027-01-29",
      "2027-01-24",
      "2027-01-17",
      "2027-01-10",
      "2026-12-31",
      "2026-11-30",
      "2026-10-31",
      "2026-09-30",
      "2026-08-31",
    ]);
  });

  it("the same stay when old ones are removed every night, and never more than seventeen", () => {
    let present: ReturnType<typeof nights> = [];
    const all = nights("2026-01-01", 800);
    for (const [at, one] of all.entries()) {
      const now = new Date(one.madeAt.getTime() + hourMs);
      present.push(one);
      const stay = kept(present, now);
      present = present.filter(({ name }) => stay.has(name));
      expect(present.length).toBeLessThanOrEqual(17);
      const asIfNothingWasRemoved = kept(all.slice(0, at + 1), now);
      expect(new Set(stay.keys())).toEqual(new Set(asIfNothingWasRemoved.keys()));
    }
    expect(ageInMonths(present)).toBeLessThan(backupMonths);
  });
});

it("a deleted record is in no backup for longer than the privacy policy says", () => {
  let present: ReturnType<typeof nights> = [];
  // Some nights are missed, and of each month some more.
  const all = nights("2026-01-01", 800).filter((_, n) => n % 3 !== 0 && n % 31 < 12);
  for (const one of all) {
    present.push(one);
    const stay = kept(present, new Date(one.madeAt.getTime() + hourMs));
    present = present.filter(({ name }) => stay.has(name));
    expect(ageInMonths(present)).toBeLessThan(backupMonths);
  }
});

/** From the oldest to the newest. */
function ageInMonths(backups: readonly { madeAt: Date }[]): number {
  const times = backups.map(({ madeAt }) => madeAt.getTime());
  const [oldest, newest] = [Math.min(...times), Math.max(...times)].map((time) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone),
  );
  if (oldest === undefined || newest === undefined) return 0;
  return oldest
    .until(newest, { largestUnit: "months" })
    .total({ unit: "months", relativeTo: oldest });
}

describe("days are those of the company", () => {
  it("two backups of one day are one, also where UTC has two days, and the later stays", () => {
    const [evening, morning] = [backupAt("2026-06-02T04:59:00Z"), backupAt("2026-06-01T08:30:00Z")];
    const now = new Date("2026-06-02T05:00:00Z");
    expect([...kept([evening, morning], now).keys()]).toEqual([evening.name]);
    // In Tokyo they are of two days.
    expect(kept([evening, morning], now, "Asia/Tokyo").size).toBe(2);
  });

  it("the hour that comes twice is one day, and a day without its half past two is one as well", () => {
    // Clocks went back on November 1, 2026: 1:30 in the morning came at 6:30 and at 7:30 UTC.
    const twice = [backupAt("2026-11-01T06:30:00Z"), backupAt("2026-11-01T07:30:00Z")];
    expect(daysOf(kept(twice, new Date("2026-11-02T00:00:00Z")).keys())).toHaveLength(1);
    // And ahead on March 14, 2027.
    const spring = [
      backupAt("2027-03-13T08:30:00Z"),
      backupAt("2027-03-14T07:59:00Z"),
      backupAt("2027-03-14T08:30:00Z"),
    ];
    const stay = kept(spring, new Date("2027-03-14T12:00:00Z"));
    expect([...stay.keys()]).toEqual([spring[2]?.name, spring[0]?.name]);
  });

  it("weeks begin on Monday, also across the end of a year", () => {
    // Sunday, January 3, 2027 is of the week that began in 2026.
    const some = ["2026-12-27", "2026-12-29", "2027-01-03", "2027-01-04"].map(night);
    const later = nights("2027-01-05", 8);
    const stay = kept([...some, ...later], new Date("2027-01-13T00:00:00Z"));
    expect(stay.get(night("2027-01-03").name)).toBe("week");
    expect(stay.get(night("2026-12-29").name)).toBe("month");
    expect(stay.get(night("2026-12-27").name)).toBe("week");
  });
});

describe("a clock that is wrong", () => {
  const usual = nights("2026-05-01", 10);
  const now = new Date("2026-05-10T12:00:00Z");

  it("leaves a backup of the future alone, and gives it nobody's place", () => {
    const stay = kept([...usual, night("2029-05-01"), backupAt("9999-12-31T23:59:59Z")], now);
    expect(stay.get(night("2029-05-01").name)).toBe("from-the-future");
    expect([...stay.values()].filter((why) => why === "day")).toHaveLength(7);
  });

  it("that was set back removes nothing", () => {
    expect(kept(usual, new Date("2020-01-01T00:00:00Z")).size).toBe(usual.length);
  });

  it("and days of the years 0000 and 9999 are days like others", () => {
    const odd = [backupAt("0000-01-01T00:00:00Z"), backupAt("9999-12-31T23:59:59Z")];
    expect(kept(odd, new Date("9999-12-31T23:59:59Z")).size).toBe(2);
    expect(kept(odd, new Date("9999-12-31T23:59:59Z"), "Pacific/Kiritimati").size).toBe(2);
    expect(kept([...usual, ...odd], now).get(odd[0]?.name ?? "")).toBeUndefined();
    expect(kept(odd.slice(0, 1), new Date("0000-01-01T00:00:00Z"), "Pacific/Niue").size).toBe(1);
  });
});

it("after a year without any, the last ones stay until there are new ones", () => {
  const old = nights("2025-01-01", 30);
  const since = night("2026-02-01");
  expect(kept([...old, since], new Date("2026-02-01T10:00:00Z")).size).toBe(7);
  expect(kept(old, new Date("2026-02-01T10:00:00Z")).size).toBeGreaterThan(7);
  const week = nights("2026-02-01", 7);
  const stay = kept([...old, ...week], new Date("2026-02-07T10:00:00Z"));
  expect(daysOf(stay.keys()).every((day) => (day ?? "") >= "2026-02-01")).toBe(true);
});

it("of none, none stays", () => expect(kept([], new Date()).size).toBe(0));

describe("names", () => {
  it.each(["0000-01-01T00:00:00Z", "2026-11-26T09:30:01Z", "9999-12-31T23:59:59Z"])(
    "of a backup of %s say so",
    (moment) => {
      const { name, madeAt } = backupAt(moment);
      expect(readBackupName(name)).toEqual({ name, madeAt, installation });
    },
  );

  it.each([
    "",
    "20260230T000000Z-3fa9c1d2",
    "20261126T240000Z-3fa9c1d2",
    "20261126T093000Z-3FA9C1D2",
    "20261126T093000Z",
    "../20261126T093000Z-3fa9c1d2",
    "20261126T093000Z-3fa9c1d2/..",
    "files-3fa9c1d2",
  ])("%j is no backup", (name) => expect(readBackupName(name)).toBeUndefined());
});
