import { and, asc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { archiveFacility, restoreFacility } from "#features/facilities/change-facility.server.ts";
import { historyEvents, notifications, visitSeries, visits } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { cancelVisit, reinstateVisit } from "../change-visit.server.ts";
import { createSeries } from "./create-series.server.ts";
import { previewEdit, saveEdit } from "./edit-series.server.ts";
import { findNextVisitDay } from "./list-series.server.ts";
import { makeAllVisits } from "./make-visits.server.ts";
import type { EditTarget } from "./plan-edit.server.ts";
import type { ScheduleEdit, SeriesForm } from "./series-form.ts";

/** Wednesday; clocks go back in the night to Sunday, November 1. */
const now = new Date("2026-10-28T17:00:00Z");
const window = { startsAt: "22:00", endsAt: "02:00", crewSize: 2 };
const weekly = (...weekdays: number[]) => ({ every: "week" as const, interval: 1, weekdays });
const form: SeriesForm = {
  title: "Evening cleaning",
  startsOn: "2026-10-28",
  endsOn: null,
  doesScope: true,
  pattern: weekly(1, 2, 3, 4, 5, 6, 7),
  ...window,
};
const wider = (scope: "following" | "future", over: object = {}): ScheduleEdit => ({
  scope,
  title: form.title,
  endsOn: null,
  pattern: form.pattern,
  ...window,
  ...over,
});

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function plan(over: Partial<SeriesForm> = {}, columns = {}) {
    const facility = await addFacility(context, columns);
    const manager = actorOf(
      await addPerson(context, { role: "account-manager", clientIds: [facility.clientId] }),
    );
    const created = await createSeries(context, manager, facility.id, { ...form, ...over }, now);
    if (!created.ok) throw new Error(created.reason);
    return { facility, manager, seriesId: created.id };
  }

  const nightsOf = (seriesId: string) =>
    context.db
      .select()
      .from(visits)
      .where(eq(visits.seriesId, seriesId))
      .orderBy(asc(visits.originalDate));
  const on = async (seriesId: string, date: string) => {
    const night = (await nightsOf(seriesId)).find(({ originalDate }) => originalDate === date);
    if (night === undefined) throw new Error(`no visit on ${date}`);
    return night;
  };
  const save = async (
    actor: Parameters<typeof previewEdit>[1],
    target: EditTarget,
    edit: ScheduleEdit,
  ) => {
    const preview = await previewEdit(context, actor, target, { edit }, now);
    if (!preview.ok) return { preview, saved: preview };
    const saved = await saveEdit(context, actor, target, { edit, seen: preview.fingerprint }, now);
    return { preview, saved };
  };

  it("a series has its visits for eight weeks at once, at the hours of its facility", async () => {
    const { seriesId } = await plan();
    const nights = await nightsOf(seriesId);
    expect(nights).toHaveLength(57);
    expect(nights.at(-1)?.date).toBe("2026-12-23");
    expect((await on(seriesId, "2026-10-30")).beginsAt.toISOString()).toBe(
      "2026-10-31T03:00:00.000Z",
    );
    // The night that has an hour twice.
    const long = await on(seriesId, "2026-10-31");
    expect(long.endsAt.getTime() - long.beginsAt.getTime()).toBe(5 * 3_600_000);
    expect((await on(seriesId, "2026-11-01")).beginsAt.toISOString()).toBe(
      "2026-11-02T04:00:00.000Z",
    );
  });

  it("begins on another day while it has not begun, and its visits follow", async () => {
    const { manager, seriesId } = await plan({ startsOn: "2026-11-02" });
    const target = { seriesId };
    const to = (startsOn: string) => save(manager, target, wider("future", { startsOn }));
    const earlier = await to("2026-10-30");
    expect(earlier.saved).toEqual({ ok: true, seriesId });
    expect(earlier.preview).toMatchObject({ changes: [{ kind: "added" }, {}, {}] });
    expect((await nightsOf(seriesId)).at(0)?.date).toBe("2026-10-30");
    expect((await to("2026-11-09")).saved).toEqual({ ok: true, seriesId });
    const nights = await nightsOf(seriesId);
    expect(nights.find(({ state }) => state === "scheduled")?.date).toBe("2026-11-09");
    const [series] = await context.db
      .select()
      .from(visitSeries)
      .where(eq(visitSeries.id, seriesId));
    expect(series).toMatchObject({ startsOn: "2026-11-09", splitFrom: null });
    expect((await to("2026-10-27")).saved).toMatchObject({ reason: "starts-in-the-past" });
    const late = wider("future", { startsOn: "2026-11-30", endsOn: "2026-11-20" });
    expect((await save(manager, target, late)).saved).toMatchObject({ reason: "ends-before" });
    const begun = await plan();
    const moved = wider("future", { startsOn: "2026-11-09" });
    const refused = await save(begun.manager, { seriesId: begun.seriesId }, moved);
    expect(refused.saved).toEqual({ ok: false, reason: "has-started" });
    const same = wider("future", { startsOn: "2026-10-28" });
    expect((await save(begun.manager, { seriesId: begun.seriesId }, same)).saved.ok).toBe(true);
  });

  it("keeps its budget of minutes where a later part is split off", async () => {
    const { manager, seriesId } = await plan({ budgetMinutes: 410 });
    const { id } = await on(seriesId, "2026-11-09");
    const edit = wider("following", { startsAt: "21:00" });
    const { saved } = await save(manager, { visitId: id }, edit);
    if (!saved.ok || !("seriesId" in saved)) throw new Error("the edit was refused");
    expect(saved.seriesId).not.toBe(seriesId);
    const budgets = await context.db
      .select({ minutes: visitSeries.budgetMinutes })
      .from(visitSeries)
      .where(inArray(visitSeries.id, [seriesId, saved.seriesId]));
    expect(budgets).toEqual([{ minutes: 410 }, { minutes: 410 }]);
  });

  it("is refused in the past, and for a facility out of reach", async () => {
    const { facility, manager } = await plan();
    const create = (over: Partial<SeriesForm>, actor = manager, id = facility.id) =>
      createSeries(context, actor, id, { ...form, ...over }, now);
    expect(await create({ startsOn: "2026-10-27" })).toEqual({ ok: false, reason: "in-the-past" });
    const other = await addFacility(context);
    expect(await create({}, manager, other.id)).toEqual({ ok: false, reason: "not-found" });
    const crew = actorOf(
      await addPerson(context, { role: "crew-lead", facilityIds: [facility.id] }),
    );
    expect(await create({}, crew)).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("may come around once a year, and is planned though its next visit is far ahead", async () => {
    const { facility, manager } = await plan();
    const pattern = { every: "month", interval: 12, ordinal: 1, weekday: 2 } as const;
    // The first Tuesday of that month has passed: the next one is in a year.
    const yearly = { ...form, pattern, startsOn: "2026-12-15" };
    expect(await createSeries(context, manager, facility.id, yearly, now)).toMatchObject({
      ok: true,
    });
    const [series] = await context.db
      .select({ rule: visitSeries.rule })
      .from(visitSeries)
      .where(and(eq(visitSeries.facilityId, facility.id), eq(visitSeries.startsOn, "2026-12-15")));
    expect(series?.rule).toBe("FREQ=MONTHLY;INTERVAL=12;BYDAY=1TU");
  });

  describe("a plan without any visit", () => {
    const morning = { startsAt: "08:00", endsAt: "11:00" };
    const today = "2026-10-28";
    const onlyToday = { startsOn: today, endsOn: today };

    async function facilityWithHoliday(holidayRule: "skip" | "move" | "keep", day = today) {
      const facility = await addFacility(context, { holidayRule, holidays: [day] });
      const manager = actorOf(
        await addPerson(context, { role: "account-manager", clientIds: [facility.clientId] }),
      );
      const create = (over: Partial<SeriesForm>) =>
        createSeries(context, manager, facility.id, { ...form, ...over }, now);
      const series = () => context.db.$count(visitSeries, eq(visitSeries.facilityId, facility.id));
      return { facility, manager, create, series };
    }

    it("is not saved, and the reason says why", async () => {
      const { create, series } = await facilityWithHoliday("skip", "2026-10-30");
      const cases: [Partial<SeriesForm>, string][] = [
        [{ ...onlyToday, ...morning }, "windows-begun"],
        [{ ...onlyToday, pattern: weekly(1) }, "no-such-day"],
        [{ startsOn: "2026-10-30", endsOn: "2026-10-30" }, "only-holidays"],
        // Also where the schedule does not reach yet.
        [{ startsOn: "2027-03-01", endsOn: "2027-03-01", pattern: weekly(5) }, "no-such-day"],
      ];
      for (const [over, reason] of cases)
        expect(await create(over), reason).toEqual({ ok: false, reason });
      expect(await series()).toBe(0);
    });

    it("is another one where the holiday is kept, or moved to a free day in time", async () => {
      const kept = await facilityWithHoliday("keep");
      expect(await kept.create(onlyToday)).toMatchObject({ ok: true });
      const moved = await facilityWithHoliday("move");
      expect(await moved.create(onlyToday)).toEqual({ ok: false, reason: "only-holidays" });
      const wednesdays = { ...onlyToday, endsOn: "2026-10-30", pattern: weekly(3) };
      expect(await moved.create(wednesdays)).toMatchObject({ ok: true });
    });

    it("is saved where its next window has begun and others follow, and says which is first", async () => {
      const { create, manager } = await facilityWithHoliday("skip", "2026-10-29");
      const created = await create({ ...morning, endsOn: null });
      if (!created.ok) throw new Error(created.reason);
      expect((await nightsOf(created.id))[0]?.date).toBe("2026-10-30");
      const nextOf = (id: string) => findNextVisitDay(context.db, manager, id, now);
      expect(await nextOf(created.id)).toBe("2026-10-30");
      const later = await create({ startsOn: "2027-03-02", pattern: weekly(1) });
      if (!later.ok) throw new Error(later.reason);
      expect(await nightsOf(later.id)).toEqual([]);
      expect(await nextOf(later.id)).toBe("2027-03-08");
    });

    it("is no edit of a series, unless that ends it", async () => {
      const { manager, seriesId } = await plan();
      const target = { seriesId };
      const refused = async (edit: ScheduleEdit, of: EditTarget = target) =>
        (await save(manager, of, edit)).saved;
      const monday = { endsOn: "2026-10-30", pattern: weekly(1) };
      const reason = "no-such-day";
      expect(await refused(wider("future", monday))).toEqual({ ok: false, reason });
      const { id } = await on(seriesId, "2026-10-29");
      expect(await refused(wider("following", monday), { visitId: id })).toEqual({
        ok: false,
        reason,
      });
      expect(await refused(wider("future", { ...morning, endsOn: today }))).toEqual({
        ok: false,
        reason: "windows-begun",
      });
      expect(await nightsOf(seriesId)).toHaveLength(57);
      const begun = await plan({ ...morning });
      const end = wider("future", { ...morning, endsOn: today });
      const ended = await save(begun.manager, { seriesId: begun.seriesId }, end);
      expect(ended.saved).toEqual({ ok: true, seriesId: begun.seriesId });
      expect(await nightsOf(begun.seriesId)).toEqual([]);
      const next = await findNextVisitDay(context.db, begun.manager, begun.seriesId, now);
      expect(next).toBeUndefined();
    });
  });

  it("changes one visit alone, which no later change of the series touches", async () => {
    const { manager, seriesId } = await plan();
    const { id } = await on(seriesId, "2026-11-03");
    const edit = { scope: "visit", ...window, date: "2026-11-04", startsAt: "19:00" } as const;
    const { preview, saved } = await save(manager, { visitId: id }, edit);
    expect(preview).toMatchObject({ changes: [{ kind: "moved", originalDate: "2026-11-03" }] });
    expect(saved).toEqual({ ok: true, seriesId });
    const later = await save(manager, { seriesId }, wider("future", { startsAt: "20:00" }));
    expect(later.saved.ok).toBe(true);
    expect(await on(seriesId, "2026-11-03")).toMatchObject({
      id,
      date: "2026-11-04",
      windowStart: "19:00",
      isChanged: true,
    });
    expect((await on(seriesId, "2026-11-04")).windowStart).toBe("20:00");
  });

  it("leaves a visit that was canceled meanwhile and reinstated, as people were told", async () => {
    const { manager, seriesId } = await plan();
    const [first, last] = [await on(seriesId, "2026-11-04"), await on(seriesId, "2026-11-20")];
    for (const { id } of [first, last]) await cancelVisit(context, manager, id, "Closed", now);
    await save(manager, { seriesId }, wider("future", { startsAt: "20:00", endsOn: "2026-11-10" }));
    for (const { id } of [first, last]) await reinstateVisit(context, manager, id, now);
    await makeAllVisits(context.db, now);
    for (const date of ["2026-11-04", "2026-11-20"])
      expect(await on(seriesId, date)).toMatchObject({ state: "scheduled", windowStart: "22:00" });
    expect(await on(seriesId, "2026-11-05")).toMatchObject({ windowStart: "20:00" });
  });

  it("tells of tonight at once, moved away or moved there, and of other nights with the digest", async () => {
    const { manager, seriesId, facility } = await plan();
    await addPerson(context, { role: "client-administrator", clientId: facility.clientId });
    const kindsOf = async (recordId: string) =>
      (
        await context.db.select().from(notifications).where(eq(notifications.recordId, recordId))
      ).map(({ kind }) => kind);
    const move = async (from: string, to: string) => {
      const { id } = await on(seriesId, from);
      await save(manager, { visitId: id }, { scope: "visit", ...window, date: to });
      return kindsOf(id);
    };
    expect(await move("2026-10-28", "2026-11-12")).toEqual(["visit-soon"]);
    expect(await move("2026-11-13", "2026-10-28")).toEqual(["visit-soon"]);
    expect(await move("2026-11-14", "2026-11-20")).toEqual(["visit-changed"]);
    await save(manager, { seriesId }, wider("future", { startsAt: "20:00" }));
    expect(await kindsOf(seriesId)).toEqual(["visit-changed"]);
  });

  it("changes this and all that follow, over the night on which clocks change", async () => {
    const { manager, seriesId } = await plan();
    const { id } = await on(seriesId, "2026-10-31");
    const exception = await on(seriesId, "2026-11-05");
    const moved = { scope: "visit", ...window, date: "2026-11-05", crewSize: 5 } as const;
    await save(manager, { visitId: exception.id }, moved);
    const edit = wider("following", {
      startsAt: "01:30",
      endsAt: "05:00",
      pattern: weekly(4, 6, 7),
    });
    const { preview, saved } = await save(manager, { visitId: id }, edit);
    if (!preview.ok || !saved.ok) throw new Error("not saved");
    const kinds = Map.groupBy(preview.changes, ({ kind }) => kind);
    expect(kinds.get("overridden")?.map(({ originalDate }) => originalDate)).toEqual([
      "2026-11-05",
    ]);
    expect(kinds.get("added")).toBeUndefined();
    expect(saved.seriesId).not.toBe(seriesId);

    const before = await nightsOf(seriesId);
    expect(before.map(({ date, windowStart }) => [date, windowStart])).toEqual([
      ["2026-10-28", "22:00"],
      ["2026-10-29", "22:00"],
      ["2026-10-30", "22:00"],
    ]);
    const after = await nightsOf(saved.seriesId);
    expect(after.slice(0, 4).map(({ date, beginsAt }) => [date, beginsAt.toISOString()])).toEqual([
      ["2026-10-31", "2026-10-31T06:30:00.000Z"],
      // 1:30 comes twice that night: the first counts.
      ["2026-11-01", "2026-11-01T06:30:00.000Z"],
      ["2026-11-05", "2026-11-06T04:00:00.000Z"],
      ["2026-11-07", "2026-11-07T07:30:00.000Z"],
    ]);
    expect((await on(saved.seriesId, "2026-11-05")).id).toBe(exception.id);
    expect((await on(saved.seriesId, "2026-10-31")).id).toBe(id);
    const [first] = await context.db.select().from(visitSeries).where(eq(visitSeries.id, seriesId));
    expect(first?.endsOn).toBe("2026-10-30");
    expect(await context.db.$count(historyEvents, eq(historyEvents.recordId, saved.seriesId))).toBe(
      1,
    );
    expect(await makeAllVisits(context.db, now)).toEqual({ series: 0 });
  });

  it("keeps its first day where an edit from its first visit on names another", async () => {
    const { manager, seriesId } = await plan({ startsOn: "2026-11-10" });
    const { id } = await on(seriesId, "2026-11-10");
    const edit = wider("following", { startsOn: "2026-11-12", startsAt: "20:00" });
    const { saved } = await save(manager, { visitId: id }, edit);
    expect(saved).toEqual({ ok: true, seriesId });
    expect(await on(seriesId, "2026-11-10")).toMatchObject({ windowStart: "20:00" });
  });

  it("saves nothing that was not shown", async () => {
    const { manager, seriesId } = await plan();
    const edit = wider("future", { endsOn: "2026-11-10" });
    const target = { seriesId };
    const preview = await previewEdit(context, manager, target, { edit }, now);
    if (!preview.ok) throw new Error(preview.reason);
    expect(preview.changes).toHaveLength(43);
    const { id } = await on(seriesId, "2026-11-20");
    const other = { scope: "visit", ...window, date: "2026-11-21" } as const;
    await save(manager, { visitId: id }, other);
    const saving = { edit, seen: preview.fingerprint };
    const reason = "changed-since";
    expect(await saveEdit(context, manager, target, saving, now)).toEqual({ ok: false, reason });
    expect(await nightsOf(seriesId)).toHaveLength(57);
  });

  it("leaves what has begun, and says why an edit cannot be", async () => {
    const { manager, seriesId } = await plan();
    const { id } = await on(seriesId, "2026-10-28");
    const tonight = new Date("2026-10-29T04:00:00Z");
    const target = { visitId: id };
    const late = await previewEdit(context, manager, target, { edit: wider("following") }, tonight);
    expect(late).toEqual({ ok: false, reason: "begun" });
    const refused = async (edit: ScheduleEdit, actor = manager) =>
      (await save(actor, target, edit)).saved;
    const to = (date: string): ScheduleEdit => ({ scope: "visit", ...window, date });
    expect(await refused(to("2026-10-27"))).toEqual({ ok: false, reason: "in-the-past" });
    expect(await refused(wider("future", { endsOn: "2026-10-20" }))).toEqual({
      ok: false,
      reason: "ends-before",
    });
    const stranger = actorOf(await addPerson(context, { role: "account-manager" }));
    expect(await refused(to("2026-10-29"), stranger)).toEqual({ ok: false, reason: "not-found" });
  });

  describe("the recurring job", () => {
    it("makes what the days bring, once, and follows a new holiday", async () => {
      const { seriesId, facility } = await plan({}, { holidayRule: "skip" });
      expect(await makeAllVisits(context.db, now)).toEqual({ series: 0 });
      const week = new Date(now.getTime() + 7 * dayMs);
      await makeAllVisits(context.db, week);
      expect((await nightsOf(seriesId)).at(-1)?.date).toBe("2026-12-30");
      await context.db.execute(
        `insert into facility_holidays values ('${facility.clientId}', '${facility.id}', '2026-11-26', 'Thanksgiving')`,
      );
      expect((await makeAllVisits(context.db, week)).series).toBe(1);
      const dates = (await nightsOf(seriesId)).map(({ date }) => date);
      expect(dates).not.toContain("2026-11-26");
      expect(dates).toHaveLength(63);
    });

    it("plans nothing where a facility is no longer served, until it is again", async () => {
      const { seriesId, facility, manager } = await plan();
      const week = new Date(now.getTime() + 7 * dayMs);
      await archiveFacility(context, manager, facility.id);
      await makeAllVisits(context.db, week);
      expect(await nightsOf(seriesId)).toHaveLength(57);
      await restoreFacility(context, manager, facility.id);
      await makeAllVisits(context.db, week);
      expect(await nightsOf(seriesId)).toHaveLength(64);
    });
  });
});
