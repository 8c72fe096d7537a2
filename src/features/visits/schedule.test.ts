/** How much a schedule shows of a company with hundreds of visits. */
import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { facilities, visits } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSeries } from "#tests/support/visits.ts";
import { loader as apiVisits } from "./api/visits.ts";
import { loader } from "./office/schedule-page.tsx";
import { loader as portalSchedule } from "./portal/schedule-page.tsx";
import type { ScheduleData } from "./schedule-screen.server.ts";
import { columnsOf } from "./series/make-visits.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const chicago = "America/Chicago";
  const today = todayIn(chicago, new Date());

  /** Each in a series of its own, as a facility has no two visits of a series on one day. */
  async function addVisits(count: number, date: string) {
    const place = { clientId: cast.own.id, facilityId: cast.assigned };
    const plan = { date, startsAt: "22:00", endsAt: "23:00", crewSize: 2 };
    for (let n = 0; n < count; n++) {
      const seriesId = await addSeries(context, place);
      const row = { ...columnsOf(plan, chicago), ...place, seriesId, originalDate: date };
      await context.db.insert(visits).values({ ...row, id: newId() });
    }
  }

  beforeAll(() => addVisits(300, addDays(today, 1)), 120_000);

  async function read(query: string) {
    const { body } = await cast.ask("account-manager", `/office/schedule${query}`, loader);
    const { schedule } = body as { schedule: ScheduleData };
    const days = schedule.parts.map(({ days }) => days);
    return {
      cut: schedule.cut,
      rows: days.map((part) => part.reduce((sum, { visits }) => sum + visits.length, 0)),
      counted: days.map((part) => part.flatMap(({ counts }) => counts)),
    };
  }

  it("shows a whole week of forty facilities, and of more the first fifty", async () => {
    expect(await read("?view=list")).toMatchObject({ cut: undefined, rows: [300] });
    await addVisits(1, addDays(today, 2));
    expect(await read("?view=list")).toMatchObject({ cut: 50, rows: [50] });
    expect((await read("")).rows[0]).toBe(50);
    expect(await read(`?view=list&on=${addDays(today, 3)}`)).toMatchObject({
      cut: undefined,
      rows: [1],
    });
  });

  it("tells programs all of them, each once and in order, read in parts", async () => {
    const query = `?from=${addDays(today, 1)}&to=${addDays(today, 2)}`;
    const path = `/api/portal/visits${query}`;
    const { body } = await cast.ask("client-administrator", path, apiVisits);
    const visits = (body as { visits: { id: string; beginsAt: string }[] }).visits;
    expect(new Set(visits.map(({ id }) => id)).size).toBe(301);
    const begins = visits.map(({ beginsAt }) => beginsAt);
    expect(begins).toEqual(begins.toSorted());
  });

  it("counts a month, and reads none of its visits", async () => {
    const { cut, rows, counted } = await read(`?view=month&on=${addDays(today, 1)}`);
    expect(cut).toBeUndefined();
    expect(rows).toEqual([0]);
    expect(counted[0]).toEqual(expect.arrayContaining([{ outcome: "scheduled", count: 300 }]));
  });

  describe("begins with today", () => {
    const now = new Date();
    /** One of them is on another day than Chicago at every hour. */
    const faraway = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].find(
      (zone) => todayIn(zone, now) !== todayIn(chicago, now),
    );
    const there = todayIn(faraway ?? chicago, now);
    const setZone = (timeZone: string, ids: readonly string[]) =>
      context.db.update(facilities).set({ timeZone }).where(inArray(facilities.id, ids));
    const todayOf = async (query: string) => {
      const path = `/client-portal/schedule?view=week${query}`;
      const { body } = await cast.ask("client-administrator", path, portalSchedule);
      const { parts } = body as ScheduleData;
      return parts[0]?.days.find(({ isToday }) => isToday)?.date;
    };

    it("where most facilities are", async () => {
      await setZone(faraway ?? chicago, cast.own.facilityIds);
      expect(await todayOf("")).toBe(there);
      const { body } = await cast.ask("client-administrator", "/api/portal/visits", apiVisits);
      expect(body).toMatchObject({ from: addDays(there, -7) });
    });

    it("where the chosen facility is", async () => {
      const [first = "", second = ""] = cast.own.facilityIds;
      await setZone(chicago, [first]);
      await setZone(faraway ?? chicago, [second]);
      expect(await todayOf(`&facilityId=${first}`)).toBe(today);
      expect(await todayOf(`&facilityId=${second}`)).toBe(there);
    });
  });
});
