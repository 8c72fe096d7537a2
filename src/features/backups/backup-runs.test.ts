import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backupRuns } from "#features/schema.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { claimRun, finishRun, keepRun } from "./backup-runs.server.ts";
import type { BackupClock } from "./backup-times.ts";

const started = new Date("2026-11-26T09:33:00Z");
const after = (minutes: number) => new Date(started.getTime() + minutes * minuteMs);
const clockAt = (now: Date): BackupClock => ({
  now,
  timeZone: "America/Chicago",
  place: "/mnt/backup",
  since: new Date("2026-01-01T00:00:00Z"),
});

/** Work that goes on until it is told to stop. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );

describeDatabase((database) => {
  beforeEach(() => database().db.delete(backupRuns));
  afterEach(() => vi.useRealTimers());

  const claim = async (now = started) => {
    const run = await claimRun(database().db, clockAt(now));
    if (run === undefined) throw new Error("there was none to claim");
    return run;
  };
  const stored = async (id: string) => {
    const [row] = await database().db.select().from(backupRuns).where(eq(backupRuns.id, id));
    return row;
  };

  it("is one process's, however many ask, and the next one's when that is gone", async () => {
    const { db } = database();
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => claimRun(db, clockAt(started))),
    );
    expect(asked.filter((run) => run !== undefined)).toHaveLength(1);
    expect(await claimRun(db, clockAt(after(4)), "backup")).toBeUndefined();
    expect(await claimRun(db, clockAt(after(6)), "backup")).toMatchObject({ kind: "backup" });
  });

  it("shows every half minute that its process lives", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const run = await claim();
    const stopping = new AbortController();
    const readTime = async () => after(1);
    const work = keepRun(database().db, { run, readTime, stopping: stopping.signal }, untilAborted);
    const ended = work.catch((error: unknown) => error);
    vi.advanceTimersByTime(31_000);
    await expect.poll(async () => (await stored(run.id))?.aliveAt).toEqual(after(1));
    stopping.abort();
    expect(await ended).toMatchObject({ reason: "interrupted" });
  });

  it("ends where another process has taken over meanwhile, and overwrites nothing", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { db } = database();
    const run = await claim();
    const readTime = async () => after(7);
    const ended = keepRun(db, { run, readTime }, untilAborted).catch((error: unknown) => error);
    // The process was paused for six minutes, as a virtual machine is that is moved.
    const next = await claimRun(db, clockAt(after(6)), "backup");
    expect(next).toMatchObject({ kind: "backup" });
    vi.advanceTimersByTime(31_000);
    expect(await ended).toMatchObject({ reason: "interrupted" });
    await finishRun(db, run, after(7), { outcome: "done", backup: "of nobody" });
    expect(await stored(run.id)).toMatchObject({ outcome: "failed", backup: null });
  });

  it("hands a signal over that is aborted already where the product stops", async () => {
    const run = await claim();
    const seen: boolean[] = [];
    await keepRun(
      database().db,
      { run, readTime: async () => started, stopping: AbortSignal.abort() },
      async (signal) => seen.push(signal.aborted),
    );
    expect(seen).toEqual([true]);
  });
});
