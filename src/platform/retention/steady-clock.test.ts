import { beforeEach, expect, it } from "vitest";
import { settings } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { lookAtClock, readClocks } from "./steady-clock.server.ts";

const start = Date.parse("2026-11-22T12:00:00Z");
const at = (days: number) => new Date(start + days * dayMs);

describeEachDatabase("batches", (database) => {
  beforeEach(() => database().db.delete(settings));
  const look = (days: number) =>
    lookAtClock(database().db, { database: at(days), process: at(days) });
  const lookHourly = async (from: number, to: number) => {
    for (let day = from; day < to; day += 1 / 4) await look(day);
  };

  it("is trusted after three days without a jump, across restarts of the server", async () => {
    expect(await look(0)).toMatchObject({ ok: false, reason: "watched", before: undefined });
    await lookHourly(0, 2.9);
    expect(await look(2.9)).toMatchObject({ ok: false, until: at(3) });
    expect(await look(3)).toEqual({ ok: true, now: at(3), steadyMs: 3 * dayMs });
    expect(await look(4.75), "off for a weekend").toMatchObject({
      ok: true,
      steadyMs: 4.75 * dayMs,
    });
  });

  it.each([1_100, -1_100, 3])(
    "is not believed after a jump by %d days, nor after that back",
    async (by) => {
      await lookHourly(0, 4);
      expect(await look(4 + by)).toMatchObject({ ok: false, before: at(3.75), now: at(4 + by) });
      expect(await look(4 + by + 0.01)).toMatchObject({ ok: false, before: undefined });
      expect(await look(4.1)).toMatchObject({ ok: false, before: at(4 + by + 0.01) });
      await lookHourly(4.25, 7);
      expect(await look(7.2)).toMatchObject({ ok: true });
    },
  );

  it("is not trusted while it differs from the other one", async () => {
    await lookHourly(0, 4);
    const clocks = { database: at(4), process: at(5) };
    expect(await lookAtClock(database().db, clocks)).toMatchObject({ reason: "clocks-differ" });
    expect(await look(4)).toMatchObject({ ok: true });
  });

  it("is read from the database and from the process", async () => {
    const clocks = await readClocks(database().db);
    expect(Math.abs(clocks.database.getTime() - clocks.process.getTime())).toBeLessThan(60_000);
  });
});
