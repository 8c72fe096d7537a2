import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  areas,
  facilities,
  historyEvents,
  visitExceptions,
  visits,
  visitTasks,
} from "#features/schema.ts";
import { cancelVisit, reinstateVisit } from "#features/visits/change-visit.server.ts";
import { findVisit } from "#features/visits/find-visit.server.ts";
import { noteException, tickTask } from "#features/visits/visit-work.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addVisit, addVisitBegun, visitOf } from "#tests/support/visits.ts";
import { type Attendance, checkIn, checkOut } from "./attendance.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function night({ withScope = true } = {}) {
    const facility = await addFacility(context, { siteCode: "7KR-4M2W" });
    if (withScope)
      await addScope(context, facility, {
        lines: [
          { task: "Vacuum carpet", areaId: facility.areaIds[0] ?? "", times: 7 },
          { task: "Empty trash", areaId: facility.areaIds[1] ?? "", times: 7 },
        ],
      });
    const place = { facilityId: facility.id, clientId: facility.clientId };
    const crew = actorOf(
      await addPerson(context, { role: "crew-lead", facilityIds: [facility.id] }),
    );
    return { facility, place, crew };
  }

  const byCode: Attendance = { how: "site-code", code: " 7kr 4m2w" };
  const tasksOf = (id: string) =>
    context.db
      .select()
      .from(visitTasks)
      .where(eq(visitTasks.visitId, id))
      .orderBy(asc(visitTasks.position));
  const leave = (actor: Actor, id: string, undoneReason?: string, attendance = byCode) =>
    checkOut(context, actor, id, { attendance, undoneReason });

  it("is a visit from the door to the door, each step once", async () => {
    const { place, crew } = await night();
    const id = await addVisitBegun(context, place, 10);
    expect(await leave(crew, id)).toEqual({ ok: false, reason: "not-begun" });
    expect(await checkIn(context, crew, id, byCode)).toEqual({ ok: true });
    const came = await visitOf(context, id);
    expect(came).toMatchObject({ state: "in-progress", checkedInHow: "site-code" });
    expect(await checkIn(context, crew, id, byCode)).toEqual({ ok: true });
    expect((await visitOf(context, id)).checkedInAt).toEqual(came.checkedInAt);

    const tasks = await tasksOf(id);
    expect(tasks.map(({ task }) => task)).toEqual(["Vacuum carpet", "Empty trash"]);
    const [first, second] = tasks;
    if (!first || !second) throw new Error("no tasks");
    const tick = (taskId: string, isDone: boolean) =>
      tickTask(context, crew, { visitId: id, task: { id: taskId }, isDone });
    for (const isDone of [true, true, false, true]) await tick(first.id, isDone);
    expect((await tasksOf(id)).map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);

    expect(await leave(crew, id)).toEqual({ ok: false, reason: "undone" });
    const note = { visitId: id, areaId: second.areaId, text: "Room 204 locked" };
    expect(await noteException(context, crew, note)).toEqual({ ok: true });
    expect(await leave(crew, id, "Room 204 was locked")).toEqual({ ok: true });
    expect(await leave(crew, id, "again")).toEqual({ ok: true });
    expect(await tick(second.id, true)).toEqual({ ok: false, reason: "ended" });
    const detail = await findVisit(context.db, crew, id);
    expect(detail).toMatchObject({
      state: "completed",
      undoneReason: "Room 204 was locked",
      tasks: 2,
      tasksDone: 1,
      exceptionList: [{ text: "Room 204 locked", areaName: second.areaName }],
      checkedOutBy: crew.name,
    });
    const events = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(and(eq(historyEvents.recordKind, "visit"), eq(historyEvents.recordId, id)))
      .orderBy(asc(historyEvents.position));
    expect(events.map(({ kind }) => kind)).toEqual([
      "checked-in",
      "task-done",
      "task-undone",
      "task-done",
      "exception-noted",
      "checked-out",
    ]);
  });

  it("fixes its tasks at check-in: what an area is called later changes nothing", async () => {
    const { place, crew, facility } = await night();
    const id = await addVisitBegun(context, place, 10);
    const planned = await findVisit(context.db, crew, id);
    expect(planned?.taskList.map(({ task, id: taskId }) => [task, taskId])).toEqual([
      ["Vacuum carpet", null],
      ["Empty trash", null],
    ]);
    await checkIn(context, crew, id, byCode);
    const before = (await tasksOf(id)).map(({ areaName }) => areaName);
    await context.db
      .update(areas)
      .set({ name: "Renamed" })
      .where(eq(areas.id, facility.areaIds[0] ?? ""));
    expect((await findVisit(context.db, crew, id))?.taskList.map((task) => task.areaName)).toEqual(
      before,
    );
  });

  it("is entered later by a time of day, and says so", async () => {
    const { place, crew } = await night({ withScope: false });
    const beginsAt = new Date("2026-11-21T04:00:00Z");
    const endsAt = new Date("2026-11-21T08:00:00Z");
    const id = await addVisit(context, place, { date: "2026-11-20", beginsAt, endsAt });
    const morning = new Date("2026-11-21T14:00:00Z");
    const at = (time: string): Attendance => ({ how: "entered-later", time });
    expect(await checkIn(context, crew, id, at("22:10"), morning)).toEqual({ ok: true });
    const out = (time: string) =>
      checkOut(context, crew, id, { attendance: at(time), undoneReason: undefined }, morning);
    expect(await out("22:05")).toEqual({ ok: false, reason: "before-coming" });
    expect(await out("01:45")).toEqual({ ok: true });
    expect(await visitOf(context, id)).toMatchObject({
      checkedInAt: new Date("2026-11-21T04:10:00Z"),
      checkedInHow: "entered-later",
      checkedOutAt: new Date("2026-11-21T07:45:00Z"),
      checkedOutHow: "entered-later",
    });
  });

  it("of a visit that was told as missed begins late, and keeps that it was missed", async () => {
    const { place, crew } = await night();
    const id = await addVisitBegun(context, place, 90, { state: "missed", missedAt: new Date() });
    expect(await checkIn(context, crew, id, byCode)).toEqual({ ok: true });
    const { state, missedAt } = await visitOf(context, id);
    expect([state, missedAt]).toEqual(["in-progress", expect.any(Date)]);
  });

  describe("is refused", () => {
    it("with a wrong code, and after ten of them for a while with the right one's guessers", async () => {
      const { place, crew } = await night();
      const id = await addVisitBegun(context, place, 10);
      const wrong: Attendance = { how: "site-code", code: "AAA-AAAA" };
      for (let n = 0; n < 10; n++)
        expect(await checkIn(context, crew, id, wrong)).toEqual({
          ok: false,
          reason: "wrong-code",
        });
      expect(await checkIn(context, crew, id, wrong)).toEqual({ ok: false, reason: "too-many" });
      expect((await visitOf(context, id)).state).toBe("scheduled");
    });

    it("long before and long after the window, and for a cancelled visit", async () => {
      const { place, crew, facility } = await night();
      const supervisor = actorOf(
        await addPerson(context, { role: "supervisor", facilityIds: [facility.id] }),
      );
      const early = await addVisitBegun(context, place, -5 * 60);
      expect(await checkIn(context, crew, early, byCode)).toEqual({
        ok: false,
        reason: "too-early",
      });
      const late = await addVisitBegun(context, place, 13 * 60);
      expect(await checkIn(context, crew, late, byCode)).toEqual({ ok: false, reason: "too-late" });
      expect(await cancelVisit(context, supervisor, early, "Snow")).toEqual({ ok: true });
      expect(await checkIn(context, crew, early, byCode)).toEqual({
        ok: false,
        reason: "cancelled",
      });
      expect(await reinstateVisit(context, supervisor, early)).toEqual({ ok: true });
      expect(await visitOf(context, early)).toMatchObject({
        state: "scheduled",
        cancelReason: null,
      });
    });

    it("to everybody who does not attend visits there", async () => {
      const { place, facility } = await night();
      const other = await addFacility(context, { siteCode: "7KR-4M2W" });
      const id = await addVisitBegun(context, place, 10);
      const reasonFor = async (options: Parameters<typeof addPerson>[1]) => {
        const actor = actorOf(await addPerson(context, options));
        const result = await checkIn(context, actor, id, byCode);
        return result.ok ? "ok" : result.reason;
      };
      const { clientId } = facility;
      const facilityIds = [facility.id];
      expect(await reasonFor({ role: "crew-lead", facilityIds: [other.id] })).toBe("not-found");
      expect(await reasonFor({ role: "recruiter" })).toBe("not-found");
      expect(await reasonFor({ role: "client-administrator" })).toBe("not-found");
      expect(await reasonFor({ role: "client-administrator", clientId })).toBe("not-allowed");
      expect(await reasonFor({ role: "client-member", clientId, facilityIds })).toBe("not-allowed");
      expect(await reasonFor({ role: "account-manager", clientIds: [clientId] })).toBe(
        "not-allowed",
      );
      expect(await reasonFor({ role: "supervisor", facilityIds })).toBe("ok");
    });

    it("for tasks and areas of another visit", async () => {
      const [firstNight, secondNight] = [await night(), await night()];
      const visitId = await addVisitBegun(context, firstNight.place, 10);
      const foreign = await addVisitBegun(context, secondNight.place, 10);
      await checkIn(context, firstNight.crew, visitId, byCode);
      await checkIn(context, secondNight.crew, foreign, byCode);
      const [task] = await tasksOf(foreign);
      const press = { visitId: visitId, task: { id: task?.id ?? "" }, isDone: true };
      expect(await tickTask(context, firstNight.crew, press)).toEqual({
        ok: false,
        reason: "unknown-task",
      });
      const note = { visitId: visitId, areaId: task?.areaId, text: "Locked" };
      expect(await noteException(context, firstNight.crew, note)).toEqual({
        ok: false,
        reason: "unknown-area",
      });
      expect(await context.db.$count(visitExceptions, eq(visitExceptions.visitId, visitId))).toBe(
        0,
      );
      expect(
        await context.db.$count(visitTasks, eq(visitTasks.doneBy, firstNight.crew.accountId)),
      ).toBe(0);
    });
  });

  it("shows crew leads tonight and tomorrow alone, and supervisors all", async () => {
    const { place, crew, facility } = await night();
    const supervisor = actorOf(
      await addPerson(context, { role: "supervisor", facilityIds: [facility.id] }),
    );
    const old = await addVisitBegun(context, place, 3 * 24 * 60);
    const soon = await addVisitBegun(context, place, -24 * 60);
    const later = await addVisitBegun(context, place, -3 * 24 * 60);
    const seen = async (actor: Actor) => {
      const visits = await Promise.all(
        [old, soon, later].map((id) => findVisit(context.db, actor, id)),
      );
      return visits.map((visit) => visit !== undefined);
    };
    expect(await seen(crew)).toEqual([false, true, false]);
    expect(await seen(supervisor)).toEqual([true, true, true]);
  });

  it("belongs to one client in each row: the database refuses what joins two", async () => {
    const [firstNight, secondNight] = [await night(), await night()];
    const id = await addVisit(context, firstNight.place);
    const move = (facility: string) =>
      context.db.update(visits).set({ facilityId: facility }).where(eq(visits.id, id));
    await expect(move(secondNight.facility.id)).rejects.toThrow();
    expect(await context.db.$count(facilities, eq(facilities.id, secondNight.facility.id))).toBe(1);
  });
});
