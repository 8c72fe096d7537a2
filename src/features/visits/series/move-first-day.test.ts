import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { visitSeries, visits } from "#features/schema.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { createSeries } from "./create-series.server.ts";
import { moveFirstDay, planFirstDay } from "./move-first-day.server.ts";
import type { Pattern } from "./recurrence-rule.ts";

/** Sunday, the day before service was to begin. */
const now = new Date("2026-11-29T18:00:00Z");

describeDatabase((database) => {
  const context = useAccounts(database);

  async function started() {
    const facility = await addFacility(context);
    const manager = actorOf(
      await addPerson(context, { role: "account-manager", clientIds: [facility.clientId] }),
    );
    const plan = async (title: string, startsOn: LocalDate, pattern: Pattern) => {
      const form = { title, startsOn, pattern, endsOn: null, doesScope: false };
      const window = { startsAt: "22:00", endsAt: "02:00", crewSize: 2 };
      const made = await createSeries(context, manager, facility.id, { ...form, ...window }, now);
      if (!made.ok) throw new Error(made.reason);
      return made.id;
    };
    const move = (from: LocalDate, to: LocalDate, at = now) =>
      context.db.transaction(async (tx) => {
        const planned = await planFirstDay(tx, manager, { facilityId: facility.id, from, to }, at);
        if (!planned.ok) throw new Error(planned.reason);
        await moveFirstDay(tx, context.queue, manager, planned.moved, at);
        return planned.moved.map(({ series: { title }, first }) => [title, first]);
      });
    return { plan, move };
  }

  const startOf = async (id: string) =>
    (await context.db.select().from(visitSeries).where(eq(visitSeries.id, id)))[0]?.startsOn;
  const nightsOf = async (seriesId: string) =>
    (
      await context.db
        .select()
        .from(visits)
        .where(eq(visits.seriesId, seriesId))
        .orderBy(asc(visits.date))
    ).map(({ date }) => date);

  const eachNight: Pattern = { every: "week", interval: 1, weekdays: [1, 2, 3, 4, 5] };
  const lastMonday: Pattern = { every: "month", interval: 6, ordinal: -1, weekday: 1 };

  describe("when the first day of service moves", () => {
    it("work that was sold for May and November stays in these months, there and back", async () => {
      const { plan, move } = await started();
      const cleaning = await plan("Cleaning", "2026-11-30", eachNight);
      const carpet = await plan("Carpet extraction", "2026-11-30", lastMonday);
      expect(await nightsOf(carpet)).toEqual(["2026-11-30"]);
      expect(await move("2026-11-30", "2026-12-07")).toEqual([
        ["Cleaning", "2026-12-07"],
        ["Carpet extraction", "2027-05-31"],
      ]);
      expect([await startOf(cleaning), await startOf(carpet)]).toEqual([
        "2026-12-07",
        "2027-05-31",
      ]);
      expect((await nightsOf(cleaning))[0]).toBe("2026-12-07");
      expect(await nightsOf(carpet)).toEqual([]);
      await move("2026-12-07", "2026-11-30");
      expect(await startOf(carpet)).toBe("2026-11-30");
      expect(await nightsOf(carpet)).toEqual(["2026-11-30"]);
    });

    it("work by the month never comes before the new day, and what comes later stays", async () => {
      const { plan, move } = await started();
      const floors = await plan("Floors", "2026-12-01", {
        every: "month",
        interval: 3,
        ordinal: 1,
        weekday: 2,
      });
      const windows = await plan("Windows", "2027-03-25", {
        every: "month",
        interval: 12,
        ordinal: 4,
        weekday: 4,
      });
      expect(await move("2026-11-30", "2026-12-07")).toEqual([["Floors", "2027-03-02"]]);
      expect([await startOf(floors), await startOf(windows)]).toEqual(["2027-03-02", "2027-03-25"]);
      // Years ahead and back again.
      expect(await move("2026-12-07", "2031-06-02")).toEqual([
        ["Floors", "2031-06-03"],
        ["Windows", "2032-03-25"],
      ]);
      await move("2031-06-02", "2026-11-30");
      expect([await startOf(floors), await startOf(windows)]).toEqual(["2026-12-01", "2027-03-25"]);
    });

    it("no visit stays before the new day, also of weekly work that was to begin later", async () => {
      const { plan, move } = await started();
      await plan("Porter", "2026-11-30", eachNight);
      const windows = await plan("Windows", "2026-12-03", {
        every: "week",
        interval: 1,
        weekdays: [4],
      });
      expect(await move("2026-11-30", "2026-12-07")).toEqual([
        ["Porter", "2026-12-07"],
        ["Windows", "2026-12-10"],
      ]);
      expect((await nightsOf(windows))[0]).toBe("2026-12-10");
      // Work that begins after the new day stays where it is.
      expect(await move("2026-12-07", "2026-12-01")).toEqual([
        ["Porter", "2026-12-01"],
        ["Windows", "2026-12-03"],
      ]);
    });

    it("on the first day itself, before the first visit of the night has begun", async () => {
      const { plan, move } = await started();
      const porter = await plan("Porter", "2026-11-30", eachNight);
      const noon = new Date("2026-11-30T18:00:00Z");
      expect(await move("2026-11-30", "2026-12-07", noon)).toEqual([["Porter", "2026-12-07"]]);
      expect((await nightsOf(porter))[0]).toBe("2026-12-07");
    });

    it("what has begun goes on as it was planned", async () => {
      const { plan, move } = await started();
      const porter = await plan("Porter", "2026-11-30", eachNight);
      const atNight = new Date("2026-12-01T08:00:00Z");
      expect(await move("2026-11-30", "2026-12-07", atNight)).toEqual([]);
      expect((await nightsOf(porter))[0]).toBe("2026-11-30");
    });

    it("work by the week begins in the week of the new day: no weeks were signed", async () => {
      const { plan, move } = await started();
      const floors = await plan("Floors", "2026-11-30", {
        every: "week",
        interval: 2,
        weekdays: [1],
      });
      await plan("Porter", "2026-11-30", eachNight);
      expect(await move("2026-11-30", "2026-12-07")).toEqual([
        ["Floors", "2026-12-07"],
        ["Porter", "2026-12-07"],
      ]);
      expect(await nightsOf(floors)).toEqual([
        "2026-12-07",
        "2026-12-21",
        "2027-01-04",
        "2027-01-18",
      ]);
      // To a Saturday: the nights begin on the Monday after it.
      expect(await move("2026-12-07", "2026-12-12")).toContainEqual(["Porter", "2026-12-14"]);
    });
  });
});
