import { expect, it } from "vitest";
import { visitTasks } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addAreaTo } from "#tests/support/facilities.ts";
import { addEndedVisit, addSeries, addVisit } from "#tests/support/visits.ts";
import { countVisits, countVisitsByDay, listVisits } from "./list-visits.server.ts";
import { readScheduleFilter } from "./schedule-address.ts";
import { visitsOnStartPage } from "./start-page.server.ts";
import { outcomeOf, type VisitOutcome } from "./visit-outcome.ts";

const today = todayIn("America/Chicago", new Date());
const none = { scheduled: 0, "in-progress": 0, completed: 0, missed: 0, cancelled: 0 };

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [assigned = "", unassigned = ""] = facilityIds;
    const foreign = await addClient(context, 1);
    const place = { clientId, facilityId: assigned };
    const seriesId = await addSeries(context, place);
    const missed = { state: "missed", missedAt: new Date() } as const;
    for (let ahead = 1; ahead <= 4; ahead++)
      await addVisit(context, place, { seriesId, date: addDays(today, ahead) });
    await addVisit(context, place, { seriesId, date: addDays(today, -2), ...missed });
    await addVisit(context, { clientId, facilityId: unassigned }, { date: today });
    const { id: otherClient, facilityIds: others } = foreign;
    await addVisit(
      context,
      { clientId: otherClient, facilityId: others[0] ?? "" },
      { date: today },
    );
    const member = { clientId, facilityIds: [assigned] };
    return {
      place,
      member: actorOf(await addPerson(context, { role: "client-member", ...member })),
      chief: actorOf(await addPerson(context, { role: "client-administrator", clientId })),
      recruiter: actorOf(await addPerson(context, { role: "recruiter" })),
    };
  }
  const week = { from: addDays(today, -7), to: addDays(today, 7) };

  it("counts on the start page what the list behind it shows", async () => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const place = { clientId, facilityId: facilityIds[0] ?? "" };
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const ended = { by: manager.id, date: addDays(today, -1), tasks: 10 };
    for (const done of [10, 10, 0]) await addEndedVisit(context, place, { ...ended, done });
    await addVisit(context, place, { date: ended.date, state: "missed", missedAt: new Date() });
    const { db } = context;
    const actor = actorOf(manager);
    const since = addDays(today, -3);
    const now = new Date();
    const parts = await visitsOnStartPage.read({ db, actor, now, today, since });
    for (const lines of [parts.changed, parts.late])
      for (const line of lines ?? []) {
        const { on, until, state } = readScheduleFilter(
          new URL(line.to, "https://example.com").searchParams,
        );
        const filter = { from: on ?? "", to: until ?? "", outcome: state };
        expect(line.count, line.to).toBe((await listVisits(db, actor, filter, now)).length);
      }
  });

  it("counts all of a period by state, however few a list shows, in the own reach alone", async () => {
    const { member, chief, recruiter } = await stage();
    expect(await listVisits(context.db, member, week, new Date(), 2)).toHaveLength(2);
    expect(await countVisits(context.db, member, week)).toEqual({
      ...none,
      scheduled: 4,
      missed: 1,
    });
    expect(await countVisits(context.db, chief, week)).toEqual({
      ...none,
      scheduled: 5,
      missed: 1,
    });
    expect(await countVisits(context.db, recruiter, week)).toEqual(none);
  });

  it("tells a visit that was left unfinished from a completed one", async () => {
    const { place, member } = await stage();
    const { id: by } = await addPerson(context, { role: "crew-lead" });
    const ended = { by, date: addDays(today, -3), tasks: 4 };
    const whole = await addEndedVisit(context, place, { ...ended, tasks: 0, done: 0 });
    const almost = await addEndedVisit(context, place, { ...ended, done: 3 });
    const unfinished = await addEndedVisit(context, place, { ...ended, done: 2 });
    const countOf = async (outcome: VisitOutcome) => {
      const rows = await listVisits(context.db, member, { ...week, outcome });
      for (const row of rows) expect(outcomeOf(row)).toBe(outcome);
      const counts = Object.values(await countVisits(context.db, member, { ...week, outcome }));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(new Set(await countOf("completed"))).toEqual(new Set([whole, almost]));
    expect(await countOf("unfinished")).toEqual([unfinished]);
    expect(await countOf("missed")).toHaveLength(1);
    expect(await countOf("scheduled")).toHaveLength(4);
  });

  it("counts by the same conditions as the list", async () => {
    const { chief } = await stage();
    const filters = [
      { from: today, to: today },
      { ...week, state: "missed" },
      { since: new Date(Date.now() - 12 * 3_600_000) },
    ] as const;
    for (const filter of filters) {
      const counts = Object.values(await countVisits(context.db, chief, filter));
      const listed = await listVisits(context.db, chief, filter);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listed.length);
    }
  });

  it("counts a month by day and outcome, as its visits are listed", async () => {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const place = { clientId, facilityId: facilityIds[0] ?? "" };
    const chief = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const night = addDays(today, -1);
    const seriesId = await addSeries(context, place);
    const came = { checkedInAt: new Date(), checkedInBy: chief.accountId };
    const left = { checkedOutAt: new Date(), checkedOutBy: chief.accountId };
    const how = { checkedInHow: "site-code", checkedOutHow: "site-code" } as const;
    for (const [ahead, undone] of [0, 1, 2, 4].entries()) {
      const date = addDays(today, -1 - ahead);
      const visitId = await addVisit(context, place, {
        seriesId,
        date,
        state: "completed",
        ...came,
        ...left,
        ...how,
      });
      const areaId = await addAreaTo(context, { id: place.facilityId, clientId });
      const tasks = Array.from({ length: 4 }, (_, position) => ({
        ...place,
        id: newId(),
        visitId,
        position,
        areaId: areaId.id,
        areaName: "Lobby",
        floor: "1",
        task: `Task ${position}`,
        doneAt: position < undone ? null : new Date(),
        doneBy: position < undone ? null : chief.accountId,
      }));
      await context.db.insert(visitTasks).values(tasks);
    }
    await addVisit(context, { clientId, facilityId: facilityIds[1] ?? "" }, { date: night });
    await addVisit(context, place, { seriesId, date: addDays(today, 1) });

    const wanted = { from: addDays(today, -7), to: addDays(today, 7) };
    const counted = await countVisitsByDay(context.db, chief, wanted);
    const texts = counted.map(({ date, outcome, count }) => `${date} ${outcome} ${count}`);
    expect(texts.toSorted()).toEqual([
      `${addDays(today, -4)} unfinished 1`,
      `${addDays(today, -3)} unfinished 1`,
      `${addDays(today, -2)} completed 1`,
      `${night} completed 1`,
      `${night} scheduled 1`,
      `${addDays(today, 1)} scheduled 1`,
    ]);
    const listed = await listVisits(context.db, chief, wanted);
    expect(listed.map((visit) => `${visit.date} ${outcomeOf(visit)} 1`).toSorted()).toEqual(
      texts.toSorted(),
    );
    const counts = await countVisitsByDay(context.db, chief, wanted, new Date(), 2);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const stranger = actorOf(await addPerson(context, { role: "recruiter" }));
    expect(await countVisitsByDay(context.db, stranger, wanted)).toEqual([]);
  });
});
