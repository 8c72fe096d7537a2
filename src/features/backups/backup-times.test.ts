import { describe, expect, it } from "vitest";
import type { BackupReason } from "#platform/backups/backup-failure.ts";
import { dayMs, hourMs, minuteMs } from "#platform/format/durations.ts";
import {
  type BackupClock,
  type BackupRun,
  dueRun,
  latestNight,
  nextNight,
  troublesOf,
} from "./backup-times.ts";

const timeZone = "America/Chicago";
const place = "/mnt/backup";
const clockAt = (moment: string, since = "2026-01-01T00:00:00Z"): BackupClock => ({
  now: new Date(moment),
  timeZone,
  place,
  since: new Date(since),
});

function run(kind: BackupRun["kind"], startedAt: string, over: Partial<BackupRun> = {}): BackupRun {
  const began = new Date(startedAt);
  const ended = new Date(began.getTime() + minuteMs);
  const outcome = over.outcome === undefined ? "done" : over.outcome;
  return {
    kind,
    place,
    backup: outcome === "done" ? `backup of ${startedAt}` : null,
    startedAt: began,
    aliveAt: ended,
    finishedAt: outcome === null ? null : ended,
    reason: null,
    facts: {},
    ...over,
    outcome,
  };
}

const failed = (kind: BackupRun["kind"], at: string, reason: BackupReason): BackupRun =>
  run(kind, at, { outcome: "failed", reason });

describe("the night", () => {
  it.each([
    ["2026-11-26T09:29:59Z", "2026-11-25T09:30:00.000Z"],
    ["2026-11-26T09:30:00Z", "2026-11-26T09:30:00.000Z"],
    ["2026-11-26T23:00:00Z", "2026-11-26T09:30:00.000Z"],
    // Clocks go ahead on March 8, 2026, and back on November 1.
    ["2026-03-08T08:29:59Z", "2026-03-07T09:30:00.000Z"],
    ["2026-03-08T08:30:00Z", "2026-03-08T08:30:00.000Z"],
    ["2026-11-01T09:29:00Z", "2026-10-31T08:30:00.000Z"],
    ["2026-11-01T09:30:00Z", "2026-11-01T09:30:00.000Z"],
  ])("before %s was that of %s", (now, night) => {
    expect(latestNight(clockAt(now)).toISOString()).toBe(night);
  });

  it("comes once where half past three comes twice, and also where it does not come", () => {
    // On Lord Howe Island clocks move by half an hour, in Cairo they moved at midnight.
    for (const zone of [
      "America/Chicago",
      "Australia/Lord_Howe",
      "Africa/Cairo",
      "America/Havana",
    ]) {
      const nights = new Set<string>();
      const start = Date.parse("2026-01-01T12:00:00Z");
      for (let quarter = 0; quarter < 366 * 96; quarter++) {
        const now = new Date(start + quarter * 15 * minuteMs);
        nights.add(latestNight({ now, timeZone: zone }).toISOString());
      }
      expect(nights.size, zone).toBeGreaterThanOrEqual(366);
      expect(nights.size, zone).toBeLessThanOrEqual(367);
    }
  });

  it("is followed by the next, also when clocks change, and in the years 0000 and 9999", () => {
    expect(nextNight(clockAt("2026-11-01T00:00:00Z")).toISOString()).toBe(
      "2026-11-01T09:30:00.000Z",
    );
    expect(nextNight(clockAt("2026-03-08T00:00:00Z")).toISOString()).toBe(
      "2026-03-08T08:30:00.000Z",
    );
    for (const now of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]) {
      const clock = clockAt(now);
      expect(latestNight(clock).getTime()).toBeLessThanOrEqual(clock.now.getTime());
      expect(nextNight(clock).getTime()).toBeGreaterThan(clock.now.getTime());
      expect(dueRun([], clock)).toBe(now.startsWith("9") ? "backup" : undefined);
      expect(troublesOf([], clock).length).toBeLessThanOrEqual(1);
    }
  });
});

describe("a backup is due", () => {
  const checked = run("check", "2026-11-24T10:00:00Z");
  const before = [run("backup", "2026-11-25T09:33:00Z"), checked];

  it("once a night, and made up for after one that was missed", () => {
    expect(dueRun(before, clockAt("2026-11-26T09:29:00Z"))).toBeUndefined();
    expect(dueRun(before, clockAt("2026-11-26T09:31:00Z"))).toBe("backup");
    expect(dueRun(before, clockAt("2026-11-29T16:00:00Z"))).toBe("backup");
    const done = [run("backup", "2026-11-26T09:33:00Z"), ...before];
    expect(dueRun(done, clockAt("2026-11-27T09:29:00Z"))).toBeUndefined();
  });

  it("in a new installation from its first night on, in a new place at once", () => {
    const since = "2026-11-26T12:00:00Z";
    expect(dueRun([], clockAt("2026-11-26T12:15:00Z", since))).toBeUndefined();
    expect(dueRun([], clockAt("2026-11-27T09:31:00Z", since))).toBe("backup");
    const elsewhere = [run("backup", "2026-11-26T09:33:00Z", { place: "/elsewhere" })];
    expect(dueRun(elsewhere, clockAt("2026-11-26T12:15:00Z"))).toBe("backup");
  });

  it("again after a failure: a quarter of an hour later, half an hour, and then each hour", () => {
    const first = failed("backup", "2026-11-26T09:33:00Z", "place-away");
    expect(dueRun([first, ...before], clockAt("2026-11-26T09:48:00Z"))).toBeUndefined();
    expect(dueRun([first, ...before], clockAt("2026-11-26T09:50:00Z"))).toBe("backup");
    const many = Array.from({ length: 9 }, (_, n) =>
      failed(
        "backup",
        new Date(Date.parse("2026-11-26T09:33:00Z") + n * hourMs).toISOString(),
        "no-room",
      ),
    );
    expect(dueRun([...many, ...before], clockAt("2026-11-26T18:20:00Z"))).toBeUndefined();
    expect(dueRun([...many, ...before], clockAt("2026-11-26T18:36:00Z"))).toBe("backup");
  });

  it("not while another run is alive, and again when its process has died", () => {
    const alive = run("backup", "2026-11-26T09:33:00Z", {
      outcome: null,
      aliveAt: new Date("2026-11-26T13:00:00Z"),
    });
    expect(dueRun([alive, ...before], clockAt("2026-11-26T13:04:00Z"))).toBeUndefined();
    expect(dueRun([alive, ...before], clockAt("2026-11-26T13:20:00Z"))).toBe("backup");
  });

  it("whatever a clock that was ahead has dated", () => {
    const ahead = [run("backup", "2029-11-25T09:33:00Z"), ...before];
    expect(dueRun(ahead, clockAt("2026-11-26T09:31:00Z"))).toBe("backup");
    expect(troublesOf(ahead, clockAt("2026-11-26T09:31:00Z"))).toEqual([]);
  });
});

describe("a check is due", () => {
  const backup = run("backup", "2026-11-26T09:33:00Z");
  const now = clockAt("2026-11-26T09:40:00Z");

  it("after the first backup, and a week after the one before", () => {
    expect(dueRun([backup], now)).toBe("check");
    expect(dueRun([backup, run("check", "2026-11-19T09:40:00Z")], now)).toBe("check");
    expect(dueRun([backup, run("check", "2026-11-20T09:40:00Z")], now)).toBeUndefined();
  });

  it("once more soon where that may help, and otherwise after the next backup", () => {
    const away = failed("check", "2026-11-26T09:35:00Z", "place-away");
    expect(dueRun([away, backup], now)).toBeUndefined();
    expect(dueRun([away, backup], clockAt("2026-11-26T10:00:00Z"))).toBe("check");
    const thrice = ["09:35", "10:00", "11:00"].map((at) =>
      failed("check", `2026-11-26T${at}:00Z`, "place-away"),
    );
    expect(dueRun([...thrice, backup], clockAt("2026-11-26T20:00:00Z"))).toBeUndefined();
    const damaged = failed("check", "2026-11-26T09:35:00Z", "damaged");
    expect(dueRun([damaged, backup], clockAt("2026-11-26T20:00:00Z"))).toBeUndefined();
    const next = run("backup", "2026-11-27T09:33:00Z");
    expect(dueRun([next, damaged, backup], clockAt("2026-11-27T09:40:00Z"))).toBe("check");
  });
});

describe("administrators hear", () => {
  const checked = run("check", "2026-11-24T10:00:00Z");
  const before = [run("backup", "2026-11-25T09:33:00Z"), checked];
  const last = "2026-11-25T09:33:00.000Z";
  const morning = clockAt("2026-11-26T12:31:00Z");

  it("nothing while all is well, or may still become so", () => {
    expect(troublesOf(before, clockAt("2026-11-26T09:00:00Z"))).toEqual([]);
    const trying = [failed("backup", "2026-11-26T09:33:00Z", "place-away"), ...before];
    expect(troublesOf(trying, clockAt("2026-11-26T11:00:00Z"))).toEqual([]);
    expect(troublesOf([], clockAt("2026-11-26T12:31:00Z", "2026-11-26T10:00:00Z"))).toEqual([]);
    const long = run("backup", "2026-11-26T09:33:00Z", {
      outcome: null,
      aliveAt: new Date("2026-11-26T12:30:00Z"),
    });
    expect(troublesOf([long, ...before], morning)).toEqual([]);
  });

  it("of a backup that failed, with its latest cause, and of one that was never tried", () => {
    const tries = [
      failed("backup", "2026-11-26T09:33:00Z", "place-away"),
      failed("backup", "2026-11-26T10:33:00Z", "no-room"),
    ];
    expect(troublesOf([...tries, ...before], morning)).toEqual([
      { kind: "no-backup", reason: "no-room", last },
    ]);
    expect(troublesOf(before, morning)).toEqual([{ kind: "no-backup", reason: undefined, last }]);
    expect(troublesOf([], morning)).toEqual([
      { kind: "no-backup", reason: undefined, last: undefined },
    ]);
  });

  it("of a check that failed for good until another has passed, and of none for two weeks", () => {
    const done = [run("backup", "2026-11-26T09:33:00Z"), ...before];
    const damaged = failed("check", "2026-11-26T09:36:00Z", "damaged");
    expect(troublesOf([damaged, ...done], morning)).toMatchObject([
      { kind: "check-failed", reason: "damaged" },
    ]);
    const passed = run("check", "2026-11-26T11:36:00Z");
    expect(troublesOf([passed, damaged, ...done], morning)).toEqual([]);
    const away = failed("check", "2026-11-26T09:36:00Z", "place-away");
    expect(troublesOf([away, ...done], morning)).toEqual([]);
    const nights = Array.from({ length: 20 }, (_, n) =>
      run("backup", new Date(Date.parse("2026-11-26T09:33:00Z") - n * dayMs).toISOString()),
    );
    expect(troublesOf([away, ...nights], morning)).toEqual([
      { kind: "no-check", reason: "place-away" },
    ]);
  });

  it("of what the latest backup lacks", () => {
    const facts = { missing: 3, gone: 7 };
    const done = [run("backup", "2026-11-26T09:33:00Z", { facts }), checked];
    expect(troublesOf(done, morning)).toEqual([
      { kind: "files-missing", count: 3 },
      { kind: "backups-gone", count: 7 },
    ]);
    expect(troublesOf([run("backup", "2026-11-26T10:33:00Z"), ...done], morning)).toEqual([]);
  });
});
