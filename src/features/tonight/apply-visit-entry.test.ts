import { and, asc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { describeNotifications } from "#features/notifications/describe-notifications.server.ts";
import { listNotifications } from "#features/notifications/list-notifications.server.ts";
import {
  emails,
  facilityAssignments,
  files,
  historyEvents,
  visitEntries,
  visitExceptions,
  visitNotes,
  visits,
  visitTasks,
} from "#features/schema.ts";
import { cancelVisit } from "#features/visits/change-visit.server.ts";
import { findVisit } from "#features/visits/find-visit.server.ts";
import { formatOutcome } from "#features/visits/visit-summary.server.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { arrived } from "#tests/support/files.ts";
import { photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addVisitBegun, visitOf } from "#tests/support/visits.ts";
import { applyVisitEntry } from "./apply-visit-entry.server.ts";
import { checkIn } from "./attendance.server.ts";
import type { VisitAct } from "./visit-entry-form.ts";

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();

  async function night(minutesAgo = 60) {
    const facility = await addFacility(context, { siteCode: "7KR-4M2W" });
    const [areaId = ""] = facility.areaIds;
    await addScope(context, facility, {
      lines: [
        { areaId, task: "Empty trash", times: 7 },
        { areaId, task: "Vacuum carpet", times: 7 },
      ],
    });
    const place = { facilityId: facility.id, clientId: facility.clientId };
    const facilityIds = [facility.id];
    const crew = actorOf(await addPerson(context, { role: "crew-lead", facilityIds }));
    const supervisor = await addPerson(context, { role: "supervisor", facilityIds });
    const visitId = await addVisitBegun(context, place, minutesAgo);
    return { place, crew, supervisor, visitId, areaId };
  }

  interface Given {
    id?: string;
    /** By the phone, minutes before it is sent. */
    ago?: number;
    by?: Actor;
    now?: Date;
    /** By which the clock of the phone is wrong. */
    skewMs?: number;
  }

  function give(crew: Actor, visitId: string, act: VisitAct, options: Given = {}) {
    const { id = crypto.randomUUID(), ago = 0, now = new Date(), skewMs = 0, by = crew } = options;
    const sentAt = new Date(now.getTime() + skewMs);
    const at = new Date(sentAt.getTime() - ago * minuteMs);
    const entry = {
      version: 1 as const,
      visitId,
      by: by.accountId,
      act,
      at: at.toISOString(),
      sentAt: sentAt.toISOString(),
    };
    return applyVisitEntry(context, crew, id, entry, now);
  }

  const code = (text = "7kr 4m2w") => ({ how: "site-code" as const, code: text });
  const checkInBy = (text?: string): VisitAct => ({ kind: "check-in", attendance: code(text) });
  const tick = (areaId: string, task: string, isDone = true): VisitAct => ({
    kind: "task",
    areaId,
    task,
    isDone,
  });
  const done = { ok: true, remark: null };
  const tasksOf = async (visitId: string) =>
    (
      await context.db
        .select()
        .from(visitTasks)
        .where(eq(visitTasks.visitId, visitId))
        .orderBy(asc(visitTasks.position))
    ).map(({ task, doneAt }) => [task, doneAt?.getTime() ?? null]);

  it("arrives once, however often and from however many tabs it is sent", async () => {
    const { crew, visitId, areaId } = await night();
    await give(crew, visitId, checkInBy());
    const id = crypto.randomUUID();
    const note: VisitAct = { kind: "exception", text: "Lobby flooded", photos: [] };
    const answers = await Promise.all([1, 2, 3].map(() => give(crew, visitId, note, { id })));
    expect(answers).toEqual([done, done, done]);
    expect(await context.db.$count(visitExceptions, eq(visitExceptions.visitId, visitId))).toBe(1);
    // An old tick that comes again does not undo what came after it.
    const first = crypto.randomUUID();
    await give(crew, visitId, tick(areaId, "Empty trash"), { id: first });
    await give(crew, visitId, tick(areaId, "Empty trash", false));
    await give(crew, visitId, tick(areaId, "Empty trash"), { id: first });
    expect((await tasksOf(visitId))[0]).toEqual(["Empty trash", null]);
    const events = and(eq(historyEvents.recordId, visitId), eq(historyEvents.kind, "task-done"));
    expect(await context.db.$count(historyEvents, events)).toBe(1);
  });

  it("is a whole visit of three hours ago, at the times of the phone, and says that it came later", async () => {
    const { crew, visitId, areaId } = await night(200);
    const now = new Date();
    const before = (ago: number) => new Date(now.getTime() - ago * minuteMs);
    const acts: [number, VisitAct][] = [
      [180, checkInBy()],
      [170, tick(areaId, "Empty trash")],
      [160, { kind: "exception", areaId, text: "Room 204 locked", photos: [] }],
      [30, { kind: "check-out", attendance: code(), undoneReason: "No key" }],
    ];
    for (const [ago, act] of acts)
      expect(await give(crew, visitId, act, { ago, now })).toEqual(done);
    expect(await visitOf(context, visitId)).toMatchObject({
      state: "completed",
      checkedInAt: before(180),
      checkedInHow: "site-code",
      checkedInSentAt: now,
      checkedOutAt: before(30),
      checkedOutSentAt: now,
      undoneReason: "No key",
    });
    expect(await tasksOf(visitId)).toEqual([
      ["Empty trash", before(170).getTime()],
      ["Vacuum carpet", null],
    ]);
    const visit = await findVisit(context.db, crew, visitId);
    expect(visit?.exceptionList).toMatchObject([{ notedAt: before(160), sentAt: now }]);
  });

  if (!wantsTheRest) return;

  it("counts how long ago it was: a clock that is wrong by days changes nothing", async () => {
    const { crew, visitId } = await night();
    const now = new Date();
    const skewMs = -3 * 24 * 60 * minuteMs;
    expect(await give(crew, visitId, checkInBy(), { ago: 20, now, skewMs })).toEqual(done);
    const { checkedInAt } = await visitOf(context, visitId);
    expect(checkedInAt).toEqual(new Date(now.getTime() - 20 * minuteMs));
  });

  it("does not believe what lies ahead or weeks back: it happened when it came", async () => {
    for (const ago of [-30, 15 * 24 * 60]) {
      const { crew, visitId } = await night();
      const now = new Date();
      expect(await give(crew, visitId, checkInBy(), { ago, now })).toEqual(done);
      expect(await visitOf(context, visitId)).toMatchObject({
        checkedInAt: now,
        checkedInSentAt: now,
      });
    }
  });

  it("ticks what is open in an area by one press, and takes back exactly that", async () => {
    const { crew, visitId, areaId } = await night();
    await give(crew, visitId, checkInBy());
    const now = new Date();
    await give(crew, visitId, tick(areaId, "Empty trash"), { ago: 5, now });
    const [early] = await tasksOf(visitId);
    const tasks = ["Empty trash", "Vacuum carpet"];
    const id = crypto.randomUUID();
    for (let times = 0; times < 2; times++)
      expect(await give(crew, visitId, press(areaId, tasks), { id, ago: 2, now })).toEqual(done);
    // What was ticked before keeps its time.
    expect((await tasksOf(visitId))[0]).toEqual(early);
    expect((await tasksOf(visitId))[1]?.[1]).not.toBeNull();
    await give(crew, visitId, press(areaId, ["Vacuum carpet"], false));
    expect(await tasksOf(visitId)).toEqual([early, ["Vacuum carpet", null]]);
    // The first press again, after it was taken back.
    await give(crew, visitId, press(areaId, tasks), { id });
    expect((await tasksOf(visitId))[1]).toEqual(["Vacuum carpet", null]);
    expect(await give(crew, visitId, press(areaId, ["Wax floor"]))).toEqual({
      ok: false,
      reason: "unknown-task",
    });
    const named = ["area-done", "area-undone"];
    const events = await context.db
      .select()
      .from(historyEvents)
      .where(and(eq(historyEvents.recordId, visitId), inArray(historyEvents.kind, named)))
      .orderBy(asc(historyEvents.position));
    expect(events.map(({ kind, details }) => [kind, details.tasks])).toEqual([
      ["area-done", ["Vacuum carpet"]],
      ["area-undone", ["Vacuum carpet"]],
    ]);
  });

  it("is days late for a crew lead, who sees visits of one night alone", async () => {
    const { crew, visitId } = await night(3 * 24 * 60);
    expect(await findVisit(context.db, crew, visitId)).toBeUndefined();
    expect(await give(crew, visitId, checkInBy())).toEqual({ ok: false, reason: "not-found" });
    const ago = 3 * 24 * 60 - 10;
    expect(await give(crew, visitId, checkInBy(), { ago })).toEqual(done);
  });

  it("with a wrong code is refused while somebody can type it again, and later counts as entered", async () => {
    const { crew, visitId } = await night();
    const wrong = checkInBy("AAA-AAAA");
    expect(await give(crew, visitId, wrong)).toEqual({ ok: false, reason: "wrong-code" });
    expect(await context.db.$count(visitEntries, eq(visitEntries.visitId, visitId))).toBe(0);
    const counted = { ok: true, remark: "counts-as-entered" };
    const id = crypto.randomUUID();
    expect(await give(crew, visitId, wrong, { ago: 30, id })).toEqual(counted);
    expect(await give(crew, visitId, wrong, { ago: 31, id })).toEqual(counted);
    const visit = await visitOf(context, visitId);
    expect(visit).toMatchObject({ state: "in-progress", checkedInHow: "entered-later" });
  });

  it("from before the earliest moment counts from that moment", async () => {
    const { crew, visitId } = await night(-180);
    const { beginsAt } = await visitOf(context, visitId);
    const counted = { ok: true, remark: "counts-as-entered" };
    expect(await give(crew, visitId, checkInBy(), { ago: 120 })).toEqual(counted);
    expect((await visitOf(context, visitId)).checkedInAt).toEqual(
      new Date(beginsAt.getTime() - 240 * minuteMs),
    );
  });

  describe("is refused, with a reason and without a trace,", () => {
    it("for a visit that was cancelled or ended meanwhile, or begun by nobody", async () => {
      const { crew, supervisor, visitId, areaId } = await night(-60);
      const task = tick(areaId, "Empty trash");
      expect(await give(crew, visitId, task)).toEqual({ ok: false, reason: "not-begun" });
      await cancelVisit(context, actorOf(supervisor), visitId, "Snow");
      for (const act of [checkInBy(), task])
        expect(await give(crew, visitId, act)).toEqual({ ok: false, reason: "cancelled" });
      expect((await visitOf(context, visitId)).state).toBe("cancelled");
      const other = await night();
      await give(other.crew, other.visitId, checkInBy());
      const leave: VisitAct = { kind: "check-out", attendance: code(), undoneReason: "Late" };
      await give(other.crew, other.visitId, leave);
      const late = tick(other.areaId, "Empty trash");
      expect(await give(other.crew, other.visitId, late)).toEqual({ ok: false, reason: "ended" });
    });

    it("for who lost the facility, and for what another person has given", async () => {
      const { crew, place, visitId } = await night();
      const other = actorOf(
        await addPerson(context, { role: "crew-lead", facilityIds: [place.facilityId] }),
      );
      const by = { by: other };
      const refused = { ok: false, reason: "other-person" };
      expect(await give(crew, visitId, checkInBy(), by)).toEqual(refused);
      const id = crypto.randomUUID();
      expect(await give(other, visitId, checkInBy(), { id })).toEqual(done);
      expect(await give(crew, visitId, checkInBy(), { id })).toEqual({
        ok: false,
        reason: "not-found",
      });
      const ownAssignments = eq(facilityAssignments.accountId, crew.accountId);
      await context.db.delete(facilityAssignments).where(ownAssignments);
      expect(await give(crew, visitId, checkInBy())).toEqual({ ok: false, reason: "not-found" });
    });

    it("for clients and staff who attend no visits", async () => {
      const { place, visitId } = await night();
      const { clientId, facilityId } = place;
      for (const options of [
        { role: "client-administrator", clientId },
        { role: "client-member", clientId, facilityIds: [facilityId] },
        { role: "account-manager", clientIds: [clientId] },
      ] as const) {
        const actor = actorOf(await addPerson(context, { ...options } as object));
        const message: VisitAct = { kind: "message", text: "Hi" };
        for (const act of [checkInBy(), message])
          expect(await give(actor, visitId, act)).toEqual({ ok: false, reason: "not-allowed" });
      }
      expect(await context.db.$count(visitNotes, eq(visitNotes.visitId, visitId))).toBe(0);
    });
  });

  it("after somebody else has checked in says so, and goes on", async () => {
    const { crew, place, visitId, areaId } = await night();
    const other = actorOf(
      await addPerson(context, { role: "supervisor", facilityIds: [place.facilityId] }),
    );
    await checkIn(context, other, visitId, code());
    const { checkedInAt } = await visitOf(context, visitId);
    const outcome = { ok: true, remark: "already" };
    // Without the code it does not outweigh what the code has proven.
    expect(await give(crew, visitId, checkInBy("AAA-AAAA"), { ago: 20 })).toEqual(outcome);
    expect(await give(crew, visitId, tick(areaId, "Empty trash"), { ago: 19 })).toEqual(done);
    const visit = await visitOf(context, visitId);
    expect(visit).toMatchObject({ checkedInAt, checkedInBy: other.accountId });
    // Not before somebody had come.
    expect((await tasksOf(visitId))[0]).toEqual(["Empty trash", checkedInAt?.getTime()]);
  });

  it("of two phones takes who came first and who left last, and shows the others beside it", async () => {
    const { crew, supervisor, place, visitId, areaId } = await night(200);
    const { clientId, facilityId } = place;
    const other = actorOf(
      await addPerson(context, { role: "crew-lead", facilityIds: [facilityId] }),
    );
    const now = new Date();
    const before = (ago: number) => new Date(now.getTime() - ago * minuteMs);
    const outcome = { ok: true, remark: "already" };
    const trash = tick(areaId, "Empty trash");
    const leave: VisitAct = { kind: "check-out", attendance: code(), undoneReason: "No key" };
    // The second to come has a connection first.
    expect(await give(other, visitId, checkInBy(), { now: before(118) })).toEqual(done);
    expect(await give(other, visitId, trash, { now: before(90) })).toEqual(done);
    // Two minutes apart, which is no "sent later"; and once more, as phones do.
    const early = { ago: 2, now: before(118), id: crypto.randomUUID() };
    expect(await give(crew, visitId, checkInBy(), early)).toEqual(done);
    expect(await give(crew, visitId, checkInBy(), early)).toEqual(done);
    expect(await give(crew, visitId, trash, { ago: 110, now })).toEqual(done);
    expect((await tasksOf(visitId))[0]).toEqual(["Empty trash", before(110).getTime()]);
    expect(await give(other, visitId, leave, { ago: 40, now })).toEqual(done);
    expect(await give(crew, visitId, leave, { ago: 50, now })).toEqual(outcome);
    expect(await give(crew, visitId, leave, { ago: 20, now })).toEqual(done);
    expect(await visitOf(context, visitId)).toMatchObject({
      checkedInAt: before(120),
      checkedInBy: crew.accountId,
      state: "completed",
      checkedOutAt: before(20),
      checkedOutBy: crew.accountId,
      undoneReason: "No key",
    });
    const seenBy = async (actor: Actor) =>
      (await findVisit(context.db, actor, visitId))?.otherTimes.map(({ what, at, how }) => [
        what,
        (now.getTime() - at.getTime()) / minuteMs,
        how,
      ]);
    const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    for (const actor of [actorOf(supervisor), crew, client])
      expect(await seenBy(actor), actor.role).toEqual([
        ["came", 118, "site-code"],
        ["left", 40, "site-code"],
        ["left", 50, "site-code"],
      ]);
  });

  const press = (areaId: string, tasks: string[], isDone = true): VisitAct => ({
    kind: "tasks",
    areaId,
    tasks,
    isDone,
  });
  const leave = (undoneReason?: string): VisitAct => ({
    kind: "check-out",
    attendance: code(),
    undoneReason,
  });

  it("of two phones takes the earlier tick, also where one press ticked the whole area", async () => {
    const { crew, supervisor, visitId, areaId } = await night(200);
    const now = new Date();
    const before = (ago: number) => new Date(now.getTime() - ago * minuteMs);
    const other = actorOf(supervisor);
    const both = ["Empty trash", "Vacuum carpet"];
    await give(crew, visitId, checkInBy(), { ago: 180, now });
    expect(await give(other, visitId, press(areaId, both), { ago: 90, now })).toEqual(done);
    expect(await give(crew, visitId, press(areaId, both), { ago: 110, now })).toEqual(done);
    const early = both.map((task) => [task, before(110).getTime()]);
    expect(await tasksOf(visitId)).toEqual(early);
    expect(await give(other, visitId, press(areaId, both), { ago: 100, now })).toEqual(done);
    expect(await tasksOf(visitId)).toEqual(early);
  });

  describe("after another phone has checked out", () => {
    /** The first has ticked one of two tasks and left 60 minutes ago; the second was there from the start. */
    async function afterFirst() {
      const stage = await night(200);
      const { crew: first, place, visitId, areaId } = stage;
      const { facilityId } = place;
      const second = actorOf(
        await addPerson(context, { role: "crew-lead", facilityIds: [facilityId] }),
      );
      const now = new Date();
      const minutesAgo = (ago: number) => new Date(now.getTime() - ago * minuteMs);
      await give(first, visitId, checkInBy(), { ago: 180, now });
      await give(first, visitId, tick(areaId, "Empty trash"), { ago: 120, now });
      expect(await give(first, visitId, leave("No key"), { ago: 60, now })).toEqual(done);
      return { ...stage, first, second, now, minutesAgo };
    }

    it("counts what was done before, and asks for no reason any more where all is done", async () => {
      const { second, visitId, areaId, now, minutesAgo } = await afterFirst();
      const vacuum = tick(areaId, "Vacuum carpet");
      expect(await give(second, visitId, vacuum, { ago: 70, now })).toEqual(done);
      expect((await tasksOf(visitId))[1]).toEqual(["Vacuum carpet", minutesAgo(70).getTime()]);
      expect(await visitOf(context, visitId)).toMatchObject({
        state: "completed",
        checkedOutAt: minutesAgo(60),
        undoneReason: null,
      });
      const { outcomeText } = await shownTo(second, visitId);
      expect(outcomeText).toBe("Completed");
    });

    it("keeps the reason while something is left", async () => {
      const { second, visitId, areaId, now } = await afterFirst();
      const undo = press(areaId, ["Empty trash"], false);
      expect(await give(second, visitId, undo, { ago: 80, now })).toEqual(done);
      const allTicked = press(areaId, ["Empty trash"]);
      expect(await give(second, visitId, allTicked, { ago: 75, now })).toEqual(done);
      expect((await visitOf(context, visitId)).undoneReason).toBe("No key");
    });

    it("takes what somebody who is still there does, until they have left as well", async () => {
      const { second, visitId, areaId, now, minutesAgo } = await afterFirst();
      await give(second, visitId, press(areaId, ["Empty trash"]), { ago: 100, now });
      const vacuum = tick(areaId, "Vacuum carpet");
      expect(await give(second, visitId, vacuum, { ago: 50, now })).toEqual(done);
      expect(await give(second, visitId, leave(), { ago: 40, now })).toEqual(done);
      expect(await visitOf(context, visitId)).toMatchObject({
        checkedOutAt: minutesAgo(40),
        checkedOutBy: second.accountId,
        undoneReason: null,
      });
      const undo = press(areaId, ["Vacuum carpet"], false);
      expect(await give(second, visitId, undo, { ago: 30, now })).toEqual({
        ok: false,
        reason: "ended",
      });
    });

    it("takes nothing that was done later by who has left, or has not been there", async () => {
      const { first, second, visitId, areaId, now } = await afterFirst();
      const vacuum = tick(areaId, "Vacuum carpet");
      for (const actor of [first, second])
        for (const act of [vacuum, press(areaId, ["Vacuum carpet"])])
          expect(await give(actor, visitId, act, { ago: 50, now })).toEqual({
            ok: false,
            reason: "ended",
          });
      expect((await visitOf(context, visitId)).undoneReason).toBe("No key");
      // Once the second has left later, it may be sent again.
      expect(await give(second, visitId, leave(), { ago: 45, now })).toEqual(done);
      expect((await visitOf(context, visitId)).undoneReason).toBe("No key");
      expect(await give(second, visitId, vacuum, { ago: 50, now })).toEqual(done);
      expect((await visitOf(context, visitId)).undoneReason).toBeNull();
    });

    it("keeps the reason of the second where the first had nothing left", async () => {
      const { crew, supervisor, visitId, areaId } = await night(200);
      const now = new Date();
      const both = ["Empty trash", "Vacuum carpet"];
      await give(crew, visitId, checkInBy(), { ago: 180, now });
      await give(crew, visitId, press(areaId, both), { ago: 100, now });
      await give(crew, visitId, leave(), { ago: 60, now });
      const other = actorOf(supervisor);
      const undo = press(areaId, ["Vacuum carpet"], false);
      await give(other, visitId, undo, { ago: 70, now });
      expect(await give(other, visitId, leave("It broke"), { ago: 50, now })).toEqual(done);
      expect((await visitOf(context, visitId)).undoneReason).toBe("It broke");
    });
  });

  async function shownTo(actor: Actor, visitId: string) {
    const visit = await findVisit(context.db, actor, visitId);
    if (visit === undefined) throw new Error("no such visit");
    return { outcomeText: formatOutcome(visit, "en") };
  }

  it("takes photos by the ids of the phone, each once, and asks for those that are gone", async () => {
    const { crew, visitId } = await night();
    await give(crew, visitId, checkInBy());
    const content = await photo();
    const sentAs = crypto.randomUUID();
    const send = (bytes: Buffer) =>
      storeFile({ ...context, files: storage }, crew, arrived(storage.incoming, bytes), sentAs);
    const note: VisitAct = { kind: "exception", text: "Broken tap", photos: [sentAs] };
    expect(await give(crew, visitId, note)).toEqual({ ok: false, reason: "unknown-file" });
    const first = await send(content);
    const again = await send(content);
    if (!first.ok) throw new Error(first.reason);
    expect(again).toEqual(first);
    // The id of one photo is not taken for another.
    expect(await send(await photo({ width: 30 }))).toEqual({ ok: false, reason: "damaged" });
    expect(await context.db.$count(files, eq(files.sentAs, sentAs))).toBe(1);
    const id = crypto.randomUUID();
    expect(await give(crew, visitId, note, { id })).toEqual(done);
    expect(await give(crew, visitId, note, { id })).toEqual(done);
    const shown = (await listFiles(context.db, "visit-exception", [id])).get(id);
    expect(shown).toMatchObject([{ id: first.file.id }]);
    expect(await give(crew, visitId, note)).toEqual({ ok: false, reason: "unknown-file" });
  });

  it("tells the supervisor once, by mail and beside the visit, and no client", async () => {
    const { crew, supervisor, place, visitId } = await night();
    const message: VisitAct = { kind: "message", text: "Out of bags" };
    const id = crypto.randomUUID();
    for (let n = 0; n < 2; n++)
      expect(await give(crew, visitId, message, { id, ago: 10 })).toEqual(done);
    const mails = await context.db.select().from(emails).where(eq(emails.aboutId, visitId));
    expect(mails).toMatchObject([{ message: "visit-note", recipient: supervisor.email }]);
    const notifications = await listNotifications(
      context.db,
      notificationDefinitions,
      actorOf(supervisor),
    );
    const reader = { language: "en", audience: "staff" } as const;
    expect(
      await describeNotifications(context.db, notificationDefinitions, notifications.rows, reader),
    ).toMatchObject([{ kind: "visit-note", text: { text: "Out of bags", language: "en" } }]);
    const { clientId } = place;
    const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const notes = async (actor: Actor) => (await findVisit(context.db, actor, visitId))?.notes;
    expect(await notes(actorOf(supervisor))).toMatchObject([
      { text: "Out of bags", language: "en" },
    ]);
    expect(await notes(client)).toEqual([]);
  });

  it("goes with its visit", async () => {
    const { crew, visitId } = await night();
    await give(crew, visitId, { kind: "message", text: "Hi" });
    await context.db.delete(visits).where(eq(visits.id, visitId));
    expect(await context.db.$count(visitEntries, eq(visitEntries.visitId, visitId))).toBe(0);
  });
});
