import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, extraVisits, notifications, visitSeries, visits } from "#features/schema.ts";
import { checkIn, checkOut } from "#features/tonight/attendance.server.ts";
import { cancelVisit } from "#features/visits/change-visit.server.ts";
import { findVisitListRow, listVisits } from "#features/visits/list-visits.server.ts";
import { listSeries } from "#features/visits/series/list-series.server.ts";
import { makeAllVisits } from "#features/visits/series/make-visits.server.ts";
import type { ExtraVisitForm } from "#features/visits/series/series-form.ts";
import { addDays } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { tomorrow, visitOf, windowInHours } from "#tests/support/visits.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import { planLinkOf } from "./detail-screen.server.ts";
import { listExtraVisits, listOrdersOfVisit, planExtraVisit } from "./extra-visits.server.ts";
import { findWorkOrder } from "./find-work-order.server.ts";
import { cancel, decline, finish, markDuplicate, reopen } from "./handle-work-order.server.ts";
import { undoWorkOrderCommand } from "./undo-command.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const someone = async (options: Parameters<typeof addPerson>[1]) =>
      actorOf(await addPerson(context, options));
    const client = await someone({ role: "client-administrator", clientId });
    const manager = await someone({ role: "account-manager", clientIds: [clientId] });
    const crew = await someone({ role: "crew-lead", facilityIds: [facilityId] });
    const order = await addOrder(context, facilityId, {
      category: "extra-service",
      text: "Windows before the board meets",
      askedBy: client.accountId,
    });
    const form: ExtraVisitForm = {
      date: addDays(tomorrow(), 6),
      startsAt: "18:00",
      endsAt: "21:00",
      crewSize: 3,
      text: "Windows, both floors",
    };
    const plan = (over: Partial<ExtraVisitForm> = {}, by: Actor = manager) =>
      planExtraVisit(context, by, order.id, { ...form, ...over });
    const planned = async (over: Partial<ExtraVisitForm> = {}) => {
      const result = await plan(over);
      if (!result.ok) throw new Error(result.reason);
      return result.visitId;
    };
    const stateOf = async () => (await orderRow(context, order.id)).state;
    const place = { clientId, facilityId, elsewhere };
    return { ...place, client, manager, crew, order, form, plan, planned, stateOf, someone };
  }

  it("is one visit on one day, which both pages show, and which answers the order", async () => {
    const { order, form, planned, stateOf, client, manager, facilityId } = await stage();
    const visitId = await planned();
    const visit = await visitOf(context, visitId);
    expect(visit).toMatchObject({ date: form.date, windowStart: "18:00", crewSize: 3 });
    expect(await context.db.$count(visits, eq(visits.seriesId, visit.seriesId))).toBe(1);
    expect(await stateOf()).toBe("acknowledged");
    for (const [language, title] of [
      ["en", "Extra visit"],
      ["es", "Visita adicional"],
    ] as const)
      expect(await findVisitListRow(context.db, { ...client, language }, visitId)).toMatchObject({
        title,
      });
    const workOrder = await findWorkOrder(context.db, client, order.id);
    expect(workOrder?.extraVisits).toMatchObject([{ id: visitId, date: form.date }]);
    expect(workOrder?.clocks.response.state).toBe("stopped");
    expect(workOrder?.history[0]).toMatchObject({ kind: "visit-planned" });
    const [listedOrder] = await listOrdersOfVisit(context.db, client, visitId);
    expect(listedOrder?.id).toBe(order.id);
    // It must not become a series that continues.
    expect(await listSeries(context.db, manager, facilityId)).toEqual([]);
    const rows = await context.db.select().from(emails).where(eq(emails.aboutId, order.id));
    const [mail, ...others] = rows;
    expect(others).toEqual([]);
    if (mail === undefined) throw new Error("no mail");
    const origin = "https://www.cleardawn.example";
    const written = JSON.stringify(await renderEmail({ db: context.db, origin }, mail));
    expect(written).toContain("planned a visit");
    expect(written).toContain("6 PM–9 PM");
  });

  it("stays on its day whatever the calendar of the facility says, and is made once", async () => {
    const { planned, plan } = await stage();
    const visitId = await planned();
    await makeAllVisits(context.db, new Date());
    expect((await visitOf(context, visitId)).state).toBe("scheduled");
    expect(await plan()).toEqual({ ok: true, visitId });
    expect(await plan({ startsAt: "17:00" })).toEqual({ ok: false, reason: "already-planned" });
    const { seriesId } = await visitOf(context, visitId);
    expect(await context.db.$count(visits, eq(visits.seriesId, seriesId))).toBe(1);
  });

  it("pressed twice at once makes one", async () => {
    const { order, plan } = await stage();
    const [first, second] = await Promise.all([plan(), plan()]);
    expect(first).toEqual(second);
    expect(await context.db.$count(extraVisits, eq(extraVisits.workOrderId, order.id))).toBe(1);
  });

  it("can be planned again once it is cancelled", async () => {
    const { planned, manager, order } = await stage();
    const first = await planned();
    await cancelVisit(context, manager, first, "Rain");
    const second = await planned({ startsAt: "19:00" });
    const listed = await listExtraVisits(context.db, manager, order.id);
    expect(listed.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  });

  describe("leads its order", () => {
    it("to in progress when the crew comes, and to done when it leaves", async () => {
      const { planned, crew, stateOf } = await stage();
      const id = await planned();
      const { beginsAt } = await visitOf(context, id);
      const at = new Date(beginsAt.getTime() + 60_000);
      const later = new Date(at.getTime() + 3_600_000);
      expect(await checkIn(context, crew, id, { how: "entered-later", at }, at)).toEqual({
        ok: true,
      });
      expect(await stateOf()).toBe("in-progress");
      const attendance = { how: "entered-later", at: later } as const;
      const leaving = { attendance, undoneReason: undefined };
      expect(await checkOut(context, crew, id, leaving, later)).toEqual({ ok: true });
      expect(await stateOf()).toBe("done");
    });

    it("and is led to from an order that was finished before it", async () => {
      const { planned, manager, crew, client, order } = await stage();
      const id = await planned();
      const linkFor = async (actor: Actor) => {
        const found = await findWorkOrder(context.db, manager, order.id);
        if (found === undefined) throw new Error("no order");
        return planLinkOf(found, actor);
      };
      expect(await linkFor(manager)).toBeUndefined();
      await finish(context, manager, order.id);
      const label = "Open the visit that is still scheduled";
      expect(await linkFor(manager)).toEqual({ to: `/office/schedule/${id}`, label });
      expect(await linkFor(client)).toBeUndefined();
      expect(await linkFor(crew)).toBeUndefined();
      await cancelVisit(context, manager, id, "Done by day");
      expect(await linkFor(manager)).toBeUndefined();
    });

    it("nowhere once somebody has ended it", async () => {
      const { planned, crew, stateOf, manager, order } = await stage();
      const id = await planned();
      await finish(context, manager, order.id);
      const { beginsAt } = await visitOf(context, id);
      const at = new Date(beginsAt.getTime() + 60_000);
      await checkIn(context, crew, id, { how: "entered-later", at }, at);
      expect(await stateOf()).toBe("done");
    });
  });

  describe("that is still to come is canceled", () => {
    const reason = "The board meets elsewhere";
    const aboutVisit = async (id: string) => ({
      mails: await context.db.$count(emails, eq(emails.aboutId, id)),
      notifications: await context.db.$count(notifications, eq(notifications.recordId, id)),
    });

    it("with the order that is declined, for its reason, and comes back with it", async () => {
      const { planned, manager, client, order, facilityId } = await stage();
      const id = await planned();
      const before = await visitOf(context, id);
      const declined = await decline(context, manager, order.id, reason);
      if (!declined.ok) throw new Error(declined.reason);
      expect(await visitOf(context, id)).toMatchObject({
        state: "cancelled",
        cancelReason: reason,
        cancelLanguage: manager.language,
        cancelledBy: manager.accountId,
      });
      const days = { from: before.date, to: before.date, facilityId };
      expect(await listVisits(context.db, client, days)).toMatchObject([{ state: "cancelled" }]);
      expect(await aboutVisit(id)).toEqual({ mails: 0, notifications: 1 });
      const undone = await undoWorkOrderCommand(context, manager, order.id, declined.eventId);
      expect(undone).toMatchObject({ ok: true });
      const { changedAt: _, cancelLanguage: __, ...again } = await visitOf(context, id);
      expect(before).toMatchObject(again);
      expect(await aboutVisit(id)).toEqual({ mails: 0, notifications: 0 });
    });

    it("with the duplicate, and names the order that continues", async () => {
      const { planned, manager, order, facilityId } = await stage();
      const id = await planned();
      const { number } = await addOrder(context, facilityId);
      const joined = await markDuplicate(context, manager, order.id, number);
      if (!joined.ok) throw new Error(joined.reason);
      expect(await visitOf(context, id)).toMatchObject({
        state: "cancelled",
        cancelReason: number,
        cancelLanguage: null,
      });
      await undoWorkOrderCommand(context, manager, order.id, joined.eventId);
      expect((await visitOf(context, id)).state).toBe("scheduled");
    });

    it("with the order that the client cancels once it is reopened, and comes back with it", async () => {
      const { planned, manager, client, order } = await stage();
      const id = await planned();
      await finish(context, manager, order.id, "Done by day");
      await reopen(context, client, order.id, "Half of them");
      const cancelled = await cancel(context, client, order.id);
      if (!cancelled.ok) throw new Error(cancelled.reason);
      expect(await visitOf(context, id)).toMatchObject({
        state: "cancelled",
        cancelReason: order.number,
        cancelLanguage: null,
        cancelledBy: client.accountId,
      });
      expect(await aboutVisit(id)).toEqual({ mails: 0, notifications: 1 });
      await undoWorkOrderCommand(context, client, order.id, cancelled.eventId);
      expect((await visitOf(context, id)).state).toBe("scheduled");
      expect(await aboutVisit(id)).toEqual({ mails: 0, notifications: 0 });
    });

    it("and whoever would have gone there soon is told only if it stays so", async () => {
      const { planned, manager, order } = await stage();
      const id = await planned(windowInHours(12));
      const declined = await decline(context, manager, order.id, reason);
      if (!declined.ok) throw new Error(declined.reason);
      expect(await aboutVisit(id)).toEqual({ mails: 1, notifications: 1 });
      await undoWorkOrderCommand(context, manager, order.id, declined.eventId);
      expect(await aboutVisit(id)).toEqual({ mails: 0, notifications: 0 });
    });

    it("and no other: neither one that somebody canceled before, nor one that was missed", async () => {
      const { planned, manager, order } = await stage();
      const rained = await planned();
      await cancelVisit(context, manager, rained, "Rain");
      const missed = await planned({ startsAt: "19:00" });
      await context.db
        .update(visits)
        .set({ state: "missed", missedAt: new Date() })
        .where(eq(visits.id, missed));
      const declined = await decline(context, manager, order.id, reason);
      if (!declined.ok) throw new Error(declined.reason);
      await undoWorkOrderCommand(context, manager, order.id, declined.eventId);
      expect(await visitOf(context, rained)).toMatchObject({ cancelReason: "Rain" });
      expect((await visitOf(context, missed)).state).toBe("missed");
    });
  });

  it("is refused in the past, on no day, for what is over, and to who may not plan", async () => {
    const { plan, form, manager, client, crew, order, someone, elsewhere } = await stage();
    const refused = (reason: string) => ({ ok: false, reason });
    expect(await plan({ date: "2026-01-05" })).toEqual(refused("in-the-past"));
    expect(await plan({}, client)).toEqual(refused("not-allowed"));
    const stranger = await someone({ role: "client-administrator" });
    const supervisor = await someone({ role: "supervisor", facilityIds: [elsewhere] });
    for (const actor of [crew, stranger, supervisor])
      expect(await plan({}, actor)).toEqual(refused("not-found"));
    const here = await addOrder(context, elsewhere);
    expect(await planExtraVisit(context, supervisor, here.id, form)).toMatchObject({ ok: true });
    await decline(context, manager, order.id, "No");
    expect(await plan()).toEqual(refused("wrong-state"));
    const made = await context.db.$count(extraVisits, eq(extraVisits.workOrderId, order.id));
    expect(made).toBe(0);
    expect(await context.db.$count(visitSeries, eq(visitSeries.facilityId, elsewhere))).toBe(1);
  });
});
