import { setTimeout } from "node:timers/promises";
import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.server.ts";
import {
  emails,
  historyEvents,
  supplies,
  supplyRequests,
  visits,
  workOrderComments,
  workOrders,
} from "#features/schema.ts";
import { applyVisitEntry } from "#features/tonight/apply-visit-entry.server.ts";
import { cancelVisit, reinstateVisit } from "#features/visits/change-visit.server.ts";
import { toWorkOrderView } from "#features/work-orders/detail-screen.server.ts";
import { findWorkOrder } from "#features/work-orders/find-work-order.server.ts";
import {
  acknowledge,
  changePriority,
  comment,
  finish,
  hold,
  reopen,
  resume,
} from "#features/work-orders/handle-work-order.server.ts";
import { toWorkOrderTableRow } from "#features/work-orders/list-screen.server.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import { raiseAlarms } from "#features/work-orders/raise-alarms.server.ts";
import { undoWorkOrderCommand } from "#features/work-orders/undo-command.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addVisitBegun, visitOf } from "#tests/support/visits.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import { addSupply, addUsualSupplies, removeSupply } from "./change-supplies.server.ts";
import { listSupplies } from "./list-supplies.server.ts";
import { requestSupply, undoRequest } from "./request-supply.server.ts";
import { deliverSupply, listSuppliesOfVisit } from "./supplies-of-visit.server.ts";
import { usualSupplies } from "./supply-form.ts";

describeEachDatabase("locks", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const of = (role: "client-member" | "crew-lead" | "supervisor", at: string) =>
      addPerson(context, { role, clientId, facilityIds: [at] });
    const other = await addClient(context, 1);
    const people = {
      admin: await addPerson(context, { role: "client-administrator", clientId }),
      member: await of("client-member", facilityId),
      memberElsewhere: await of("client-member", elsewhere),
      stranger: await addPerson(context, { role: "client-administrator", clientId: other.id }),
      manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
      supervisor: await of("supervisor", facilityId),
      crew: await of("crew-lead", facilityId),
      crewElsewhere: await of("crew-lead", elsewhere),
    };
    const as = (name: keyof typeof people) => actorOf(people[name]);
    const place = { clientId, facilityId };
    // In two hours, and in ten.
    const later = await addVisitBegun(context, place, -600);
    const next = await addVisitBegun(context, place, -120);
    const added = await addSupply(context, as("manager"), facilityId, "Paper towels");
    if (!added.ok) throw new Error(added.reason);
    const supplyId = added.id;
    const ask = async (fields: { quantity?: number; note?: string } = {}, by = as("member")) => {
      const result = await requestSupply(context, by, { supplyId, quantity: undefined, ...fields });
      if (!result.ok) throw new Error(result.reason);
      return result;
    };
    return { clientId, facilityId, elsewhere, people, as, next, later, supplyId, ask };
  }

  describe("the list of a facility", () => {
    it("is changed by who may change the facility alone, and has each name once", async () => {
      const { people, as, facilityId, supplyId } = await stage();
      for (const name of Object.keys(people) as (keyof typeof people)[]) {
        if (name === "manager") continue;
        expect((await addSupply(context, as(name), facilityId, "Soap")).ok, name).toBe(false);
        expect((await removeSupply(context, as(name), facilityId, supplyId)).ok, name).toBe(false);
      }
      const again = await addSupply(context, as("manager"), facilityId, "PAPER towels");
      expect(again).toEqual({ ok: false, reason: "duplicate" });
      await addUsualSupplies(context, as("manager"), facilityId);
      const names = async () =>
        (await listSupplies(context.db, as("member"), facilityId)).map(({ name }) => name);
      expect(await names()).toEqual(usualSupplies("en"));
      await removeSupply(context, as("manager"), facilityId, supplyId);
      expect(await names()).toEqual(usualSupplies("en").slice(1));
      expect(await listSupplies(context.db, as("memberElsewhere"), facilityId)).toEqual([]);
    });
  });

  describe("a request", () => {
    it("is a planned work order for the next visit, due with it, in the bell without a mail", async () => {
      const { as, ask, next, people } = await stage();
      const { workOrderId, joined } = await ask({ quantity: 2, note: "For the second floor" });
      expect(joined).toBe(false);
      expect(await orderRow(context, workOrderId)).toMatchObject({
        visitId: next,
        priority: "planned",
        state: "new",
        source: "client",
        category: "restroom-supplies",
        askedBy: people.member.id,
        text: "Paper towels: 2. For the second floor",
        dueAt: (await visitOf(context, next)).endsAt,
      });
      expect(
        await countUnreadNotifications(context.db, notificationDefinitions, as("supervisor")),
      ).toBe(1);
      expect(await context.db.$count(emails, eq(emails.aboutId, workOrderId))).toBe(0);
    });

    it("keeps the language of its note with the request, the order and the comment that joins it", async () => {
      const { as, ask, supplyId } = await stage();
      const inSpanish = { ...as("member"), language: "es" as const };
      const { workOrderId } = await ask({ note: "Para el segundo piso" }, inSpanish);
      expect((await orderRow(context, workOrderId))?.language).toBe("es");
      await ask({ note: "Y para el tercero" }, inSpanish);
      await ask({ quantity: 3 });
      const languages = await context.db
        .select({ language: supplyRequests.language })
        .from(supplyRequests)
        .where(eq(supplyRequests.supplyId, supplyId))
        .orderBy(supplyRequests.requestedAt);
      expect(languages.map(({ language }) => language)).toEqual(["es", "es", null]);
      const order = await findWorkOrder(context.db, as("manager"), workOrderId);
      const comments = order?.history.filter(({ kind }) => kind === "commented");
      expect(comments?.map(({ words }) => words)).toMatchObject([
        { text: "Paper towels: 3", language: null },
        { before: "Requested again. ", text: "Paper towels. Y para el tercero", language: "es" },
      ]);
    });

    it("joins the one that is open, also of two taps at once, and makes another once it is done", async () => {
      const { as, ask, supplyId, next, facilityId } = await stage();
      const both = await Promise.all([ask(), ask({}, as("admin"))]);
      expect(new Set(both.map(({ workOrderId }) => workOrderId)).size).toBe(1);
      const [{ workOrderId }] = both;
      expect((await ask({ quantity: 4 })).workOrderId).toBe(workOrderId);
      const comments = await context.db
        .select({ text: workOrderComments.text })
        .from(workOrderComments)
        .where(eq(workOrderComments.workOrderId, workOrderId));
      expect(comments).toEqual([{ text: "Paper towels: 4" }]);
      for (const [language, sentence] of [
        ["en", "Requested again. Paper towels: 4"],
        ["es", "Se pidió otra vez. Paper towels: 4"],
      ] as const) {
        const reader = { ...as("member"), language };
        const order = await findWorkOrder(context.db, reader, workOrderId);
        expect(order?.history.map(({ text }) => text)).toContain(sentence);
      }
      expect((await orderRow(context, workOrderId)).dueAt).toEqual(
        (await visitOf(context, next)).endsAt,
      );
      const [row] = await listSupplies(context.db, as("member"), facilityId);
      expect(row).toMatchObject({ id: supplyId, open: { workOrderId } });
      expect(await deliverSupply(context, as("crew"), next, workOrderId)).toEqual({ ok: true });
      expect((await listSupplies(context.db, as("member"), facilityId))[0]?.open).toBeUndefined();
      expect((await ask()).workOrderId).not.toBe(workOrderId);
    });

    it("is another one where the open one ends while it waits for it", async () => {
      const { ask } = await stage();
      const first = await ask();
      const state = "cancelled";
      const isFirst = eq(workOrders.id, first.workOrderId);
      const second = await context.db.transaction(async (tx) => {
        await tx.select().from(workOrders).where(isFirst).for("update");
        const asked = ask({ quantity: 3 });
        // Long enough for it to have found the order, and to wait.
        await setTimeout(300);
        await tx.update(workOrders).set({ state }).where(isFirst);
        return { asked };
      });
      const { workOrderId, joined } = await second.asked;
      expect({ joined, isNew: workOrderId !== first.workOrderId }).toEqual({
        joined: false,
        isNew: true,
      });
    });

    it("is refused to who does not see the facility, and of what is not on the list any more", async () => {
      const { people, as, supplyId, facilityId } = await stage();
      const ask = (name: keyof typeof people) =>
        requestSupply(context, as(name), { supplyId, quantity: undefined });
      for (const name of ["memberElsewhere", "stranger", "crew", "crewElsewhere"] as const)
        expect(await ask(name), name).toEqual({ ok: false, reason: "not-found" });
      await removeSupply(context, as("manager"), facilityId, supplyId);
      expect(await ask("member")).toEqual({ ok: false, reason: "not-found" });
      expect(await context.db.$count(supplyRequests, eq(supplyRequests.supplyId, supplyId))).toBe(
        0,
      );
      const archived = and(eq(supplies.id, supplyId), isNotNull(supplies.archivedAt));
      expect(await context.db.$count(supplies, archived)).toBe(1);
    });
  });

  describe("the visit that brings it", () => {
    const dateOf = async (id: string) => (await visitOf(context, id)).date;

    it("is the next one that takes place, and none once all are canceled", async () => {
      const { as, ask, facilityId, next, later } = await stage();
      await ask();
      const named = async () =>
        (await listSupplies(context.db, as("member"), facilityId))[0]?.open?.visitDate;
      await context.db.update(visits).set({ date: "2026-11-30" }).where(eq(visits.id, next));
      await context.db.update(visits).set({ date: "2026-12-01" }).where(eq(visits.id, later));
      expect(await named()).toBe("2026-11-30");
      await cancelVisit(context, as("manager"), next, "Closed that night");
      expect(await named()).toBe("2026-12-01");
      await cancelVisit(context, as("manager"), later, "Closed that night");
      expect(await named()).toBeNull();
    });

    it("is the following one after its window, though nobody has marked it yet", async () => {
      const { as, ask, facilityId, next, later } = await stage();
      await ask();
      const named = async (now: Date) =>
        (await listSupplies(context.db, as("member"), facilityId, now))[0]?.open?.visitDate;
      await context.db.update(visits).set({ date: "2026-12-01" }).where(eq(visits.id, later));
      const { endsAt } = await visitOf(context, next);
      expect(await named(new Date(endsAt.getTime() - 1))).toBe(await dateOf(next));
      expect(await named(endsAt)).toBe("2026-12-01");
      expect(await named((await visitOf(context, later)).endsAt)).toBeNull();
    });

    it("is not a canceled one: its crew is shown nothing, and delivers nothing with it", async () => {
      const { as, ask, next, later } = await stage();
      const { workOrderId } = await ask();
      await cancelVisit(context, as("manager"), next, "Closed that night");
      expect(await listSuppliesOfVisit(context.db, as("crew"), next)).toEqual([]);
      const refused = { ok: false, reason: "not-found" };
      expect(await deliverSupply(context, as("crew"), next, workOrderId)).toEqual(refused);
      expect(await listSuppliesOfVisit(context.db, as("crew"), later)).toMatchObject([
        { workOrderId },
      ]);
      expect(await deliverSupply(context, as("crew"), later, workOrderId)).toEqual({ ok: true });
    });
  });

  describe("what its order is due with", () => {
    const hour = 3_600_000;
    const rowOf = async (actor: Actor, id: string) => {
      const row = await findWorkOrder(context.db, actor, id);
      if (row === undefined) throw new Error("no such work order");
      const list = toWorkOrderTableRow(row, actor);
      const page = toWorkOrderView(row, actor).clocks.find(({ name }) => name === "resolution");
      return { row, left: list.due?.left, words: page?.words };
    };

    it("is the visit, through all steps but those that stop or hurry it", async () => {
      const { as, ask, next } = await stage();
      const { workOrderId: id } = await ask();
      const [chief, client] = [as("manager"), as("member")];
      const { endsAt } = await visitOf(context, next);
      const withVisit = { dueAt: endsAt, dueClock: "visit" };
      const row = () => orderRow(context, id);
      expect(await row()).toMatchObject(withVisit);
      await comment(context, chief, id, { text: "On its way", isInternal: false, fileIds: [] });
      expect(await row()).toMatchObject(withVisit);
      const acknowledged = await acknowledge(context, chief, id);
      expect(await row()).toMatchObject(withVisit);
      if (!acknowledged.ok) throw new Error(acknowledged.reason);
      await undoWorkOrderCommand(context, chief, id, acknowledged.eventId);
      expect(await row()).toMatchObject(withVisit);
      const { clientId } = await row();
      await context.db.transaction((tx) => refreshClocks(tx, { clientId }));
      expect(await row()).toMatchObject(withVisit);
      await context.db
        .update(workOrders)
        .set({ nextAlarmAt: new Date() })
        .where(eq(workOrders.id, id));
      await raiseAlarms(context);
      expect(await row()).toMatchObject(withVisit);
      await hold(context, chief, id, "Sold out");
      expect(await row()).toMatchObject({ dueAt: null, dueClock: null });
      await resume(context, chief, id);
      expect(await row()).toMatchObject(withVisit);
      await changePriority(context, chief, id, "emergency");
      expect((await row()).dueClock).toBe("resolution");
      await changePriority(context, chief, id, "planned");
      await finish(context, chief, id);
      await reopen(context, client, id, "Not here");
      expect((await row()).dueClock).toBe("response");
    });

    it("is a day in list and page, and counted around the clock once it is late", async () => {
      const { as, ask, next } = await stage();
      const { workOrderId: id } = await ask();
      await context.db
        .update(visits)
        .set({ date: "2026-11-30", endsAt: new Date(Date.now() + 25 * hour) })
        .where(eq(visits.id, next));
      const words = "with the visit on Nov 30";
      expect(await rowOf(as("member"), id)).toMatchObject({ left: words, words });
      const { row } = await rowOf(as("member"), id);
      expect(Math.round((row.remaining ?? 0) / hour)).toBe(25);
      const inSpanish = await rowOf({ ...as("member"), language: "es" }, id);
      expect(inSpanish.left).toBe("con la visita del 30 nov");
      const moments = { beginsAt: new Date(Date.now() - 30 * hour) };
      await context.db
        .update(workOrders)
        .set({ createdAt: new Date(Date.now() - 40 * hour) })
        .where(eq(workOrders.id, id));
      await context.db
        .update(visits)
        .set({ ...moments, endsAt: new Date(Date.now() - 26 * hour - 1000) })
        .where(eq(visits.id, next));
      expect((await rowOf(as("member"), id)).left).toBe("26 h late");
    });

    it("follows the visit where it is canceled, moved or dropped, and falls back to its clock", async () => {
      const { as, ask, next, later } = await stage();
      const { workOrderId: id } = await ask();
      const chief = as("manager");
      const row = () => orderRow(context, id);
      const moved = new Date(Date.now() + 9 * hour);
      await context.db.update(visits).set({ endsAt: moved }).where(eq(visits.id, next));
      await raiseAlarms(context);
      expect(await row()).toMatchObject({ dueAt: moved, dueClock: "visit" });
      await cancelVisit(context, chief, next, "Closed that night");
      const { endsAt, date } = await visitOf(context, later);
      // Read from the visits at once, and brought to the columns of lists with the next round.
      const shown = await rowOf(as("member"), id);
      expect(shown.row).toMatchObject({ dueAt: endsAt, visitDate: date });
      await raiseAlarms(context);
      expect(await row()).toMatchObject({ dueAt: endsAt, dueClock: "visit" });
      await reinstateVisit(context, chief, next);
      await raiseAlarms(context);
      expect(await row()).toMatchObject({ dueAt: moved });
      await context.db.delete(visits).where(eq(visits.id, next));
      await raiseAlarms(context);
      expect(await row()).toMatchObject({ visitId: null, dueAt: endsAt, dueClock: "visit" });
      await cancelVisit(context, chief, later, "Closed that night");
      await raiseAlarms(context);
      expect((await row()).dueClock).toBe("response");
    });
  });

  describe("undo", () => {
    it("cancels what nobody else asked for, within moments and by who asked", async () => {
      const { as, ask } = await stage();
      const { requestId, workOrderId } = await ask();
      const refused = { ok: false, reason: "not-found" };
      expect(await undoRequest(context, as("admin"), requestId)).toEqual(refused);
      expect(await undoRequest(context, as("member"), requestId)).toEqual({ ok: true });
      expect((await orderRow(context, workOrderId)).state).toBe("cancelled");
      expect(await undoRequest(context, as("member"), requestId)).toEqual(refused);
    });

    it("leaves the work order to who asked before, or has taken it on", async () => {
      const { as, ask } = await stage();
      const first = await ask({}, as("admin"));
      const second = await ask();
      await undoRequest(context, as("member"), second.requestId);
      expect((await orderRow(context, first.workOrderId)).state).toBe("new");
    });

    it("is over after a while", async () => {
      const { as, ask } = await stage();
      const { requestId } = await ask();
      await context.db
        .update(supplyRequests)
        .set({ requestedAt: new Date(Date.now() - 21_000) })
        .where(eq(supplyRequests.id, requestId));
      const result = await undoRequest(context, as("member"), requestId);
      expect(result).toEqual({ ok: false, reason: "too-late" });
    });
  });

  describe("on site", () => {
    it("a crew is shown what its visit brings, also of an earlier one, and nobody else's", async () => {
      const { people, as, ask, next, later, facilityId } = await stage();
      const { workOrderId } = await ask();
      // Asked for otherwise: not for every crew to see.
      await addOrder(context, facilityId, { visitId: next });
      const shown = async (name: keyof typeof people, visit: string) =>
        (await listSuppliesOfVisit(context.db, as(name), visit)).map(
          (supply) => supply.workOrderId,
        );
      expect(await shown("crew", next)).toEqual([workOrderId]);
      expect(await shown("crew", later)).toEqual([workOrderId]);
      expect(await shown("crewElsewhere", next)).toEqual([]);
      await context.db
        .update(workOrders)
        .set({ visitId: later })
        .where(eq(workOrders.id, workOrderId));
      expect(await shown("crew", next)).toEqual([]);
    });

    it("a phone that had no connection marks it once, whoever was quicker", async () => {
      const { as, ask, next } = await stage();
      const { workOrderId } = await ask();
      const crew = as("crew");
      const at = new Date().toISOString();
      const give = (id: string) =>
        applyVisitEntry(context, crew, id, {
          version: 1,
          visitId: next,
          by: crew.accountId,
          at,
          sentAt: at,
          act: { kind: "supply", order: workOrderId },
        });
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      expect(await give(first)).toEqual({ ok: true, remark: null });
      expect(await give(first)).toEqual({ ok: true, remark: null });
      expect(await give(second)).toEqual({ ok: true, remark: "already" });
      const finished = and(
        eq(historyEvents.recordId, workOrderId),
        eq(historyEvents.kind, "finished"),
      );
      expect(await context.db.$count(historyEvents, finished)).toBe(1);
      expect((await orderRow(context, workOrderId)).state).toBe("done");
    });

    it("its crew marks it as delivered, and of other work orders nothing", async () => {
      const { as, ask, next, facilityId } = await stage();
      const { workOrderId } = await ask();
      const other = await addOrder(context, facilityId, { visitId: next });
      const deliver = (name: "crew" | "crewElsewhere" | "member" | "manager", id = workOrderId) =>
        deliverSupply(context, as(name), next, id);
      expect((await deliver("crewElsewhere")).ok).toBe(false);
      expect((await deliver("member")).ok).toBe(false);
      expect((await deliver("manager")).ok).toBe(false);
      expect((await deliver("crew", other.id)).ok).toBe(false);
      expect(await deliver("crew")).toEqual({ ok: true });
      expect((await orderRow(context, workOrderId)).state).toBe("done");
      expect(await deliver("crew")).toEqual({ ok: false, reason: "already" });
      expect(await deliver("crewElsewhere")).toEqual({ ok: false, reason: "not-found" });
    });
  });
});
