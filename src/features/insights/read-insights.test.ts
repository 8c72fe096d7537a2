import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { areaSigns, inspections, occupantReports, workOrders } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope, type TestFacility } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addInspection } from "#tests/support/inspections.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { readInsights } from "./read-insights.server.ts";

/** April; the period before it is March 2 to 31, with the night in which clocks go forward. */
const april = { from: "2026-04-01", to: "2026-04-30" };

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId } = await addClient(context);
    const clinic = await addFacility(context, { clientId });
    const store = await addFacility(context, { clientId, areas: [], timeZone: "America/New_York" });
    const boss = await addPerson(context, { role: "client-administrator", clientId });
    const read = async (over: Partial<Parameters<typeof readInsights>[2]> = {}, by = boss) => {
      const wanted = { clientId, facilityId: undefined, period: april, ...over };
      return await readInsights(context.db, actorOf(by), wanted);
    };
    const figure = async (name: string, part?: string, over = {}) => {
      const result = await read(over);
      return result?.insights.find((insight) => insight.name === name && insight.part === part);
    };
    return { clientId, clinic, store, boss, read, figure };
  }

  const at = (facility: TestFacility) => ({ clientId: facility.clientId, facilityId: facility.id });

  describe("visits", () => {
    it("are on time up to fifteen minutes after the window began, by the date of the visit", async () => {
      const { clinic, boss, figure } = await stage();
      const came = async (date: string, begins: string, late: number) => {
        const beginsAt = new Date(begins);
        await addVisit(context, at(clinic), {
          date,
          beginsAt,
          endsAt: new Date(beginsAt.getTime() + 14_400_000),
          state: "completed",
          checkedInBy: boss.id,
          checkedInHow: "site-code",
          checkedInAt: new Date(beginsAt.getTime() + late * 60_000),
          checkedOutBy: boss.id,
          checkedOutHow: "site-code",
          checkedOutAt: new Date(beginsAt.getTime() + 7_200_000),
        });
      };
      await came("2026-04-01", "2026-04-02T03:00:00Z", 0);
      await came("2026-04-02", "2026-04-03T03:00:00Z", 15);
      await came("2026-04-03", "2026-04-04T03:00:00Z", 16);
      // April 30 at the facility, May 1 by UTC.
      const missed = { state: "missed", missedAt: new Date("2026-05-01T04:00:00Z") } as const;
      await addVisit(context, at(clinic), { date: "2026-04-30", ...missed });
      await addVisit(context, at(clinic), { date: "2026-05-01", ...missed });
      await addVisit(context, at(clinic), { date: "2026-04-05" });
      const cancelled = { state: "cancelled", cancelReason: "Closed" } as const;
      await addVisit(context, at(clinic), { date: "2026-04-06", ...cancelled });
      // The night in which 02:00 is 03:00, the day before the period before, and its first day.
      await came("2026-03-08", "2026-03-09T02:00:00Z", 5);
      await came("2026-03-01", "2026-03-02T04:00:00Z", 50);
      await came("2026-03-02", "2026-03-03T04:00:00Z", 50);
      const onTime = await figure("visits-on-time");
      expect(onTime).toMatchObject({ value: 50, rows: 4, before: 50, rowsBefore: 2 });
      expect(onTime?.months).toEqual([{ month: "2026-04", value: 50, rows: 4 }]);
      expect(await figure("visits-missed")).toMatchObject({ value: 1, rows: 4, before: 0 });
      const period = { from: "2026-03-01", to: "2026-05-31" };
      const spring = await figure("visits-missed", undefined, { period });
      expect(spring?.months.map(({ month, value, rows }) => [month, value, rows])).toEqual([
        ["2026-03", 0, 3],
        ["2026-04", 1, 4],
        ["2026-05", 1, 1],
      ]);
    });
  });

  describe("work orders", () => {
    it("have medians by priority of what was asked for on local days", async () => {
      const { clinic, store, figure, read } = await stage();
      const addRequest = async (
        where: TestFacility,
        moment: string,
        columns: Partial<typeof workOrders.$inferInsert>,
        sample: { source?: "inspection"; priority?: "urgent" } = {},
      ) => {
        const { id } = await addOrder(context, where.id, { at: new Date(moment), ...sample });
        await context.db.update(workOrders).set(columns).where(eq(workOrders.id, id));
      };
      const done = { state: "done" } as const;
      await addRequest(clinic, "2026-04-10T15:00:00Z", {
        ...done,
        responseMinutes: 10,
        resolutionMinutes: 100,
      });
      await addRequest(clinic, "2026-04-11T15:00:00Z", {
        ...done,
        responseMinutes: 30,
        resolutionMinutes: 300,
        isBreached: true,
      });
      await addRequest(clinic, "2026-04-12T15:00:00Z", { responseMinutes: 80 });
      // Ours need no answer of ours, and what was called off none at all.
      const ours = { ...done, responseMinutes: 0, resolutionMinutes: 500 };
      await addRequest(clinic, "2026-04-13T15:00:00Z", ours, { source: "inspection" });
      await addRequest(clinic, "2026-04-14T15:00:00Z", { state: "cancelled", responseMinutes: 1 });
      await addRequest(
        clinic,
        "2026-04-14T15:00:00Z",
        { responseMinutes: 7 },
        { priority: "urgent" },
      );
      // 00:30 on May 1 in New York, and 23:30 on April 30 in Chicago.
      await addRequest(store, "2026-05-01T04:30:00Z", { responseMinutes: 9_000, isBreached: true });
      await addRequest(clinic, "2026-05-01T04:30:00Z", { responseMinutes: 20, isBreached: true });
      await addRequest(clinic, "2026-03-31T15:00:00Z", { responseMinutes: 44 });
      const response = await figure("response", "routine");
      expect(response).toMatchObject({ value: 25, rows: 4, before: 44, rowsBefore: 1 });
      expect(await figure("response", "urgent")).toMatchObject({ value: 7, rows: 1 });
      expect(await figure("response", "planned")).toBeUndefined();
      expect(await figure("resolution", "routine")).toMatchObject({ value: 300, rows: 3 });
      expect(await figure("breaches")).toMatchObject({ value: 2, rows: 7, before: 0 });
      const open = (await read())?.open.map(({ count }) => count);
      expect(open?.reduce((sum, count) => sum + count, 0)).toBe(5);
    });

    it("have reports by occupants, without those that wait to be released", async () => {
      const { clinic, boss, figure } = await stage();
      const signId = newId();
      const areaId = clinic.areaIds[0] ?? "";
      await context.db.insert(areaSigns).values({
        ...at(clinic),
        id: signId,
        areaId,
        code: signId.slice(-12),
        madeBy: boss.id,
      });
      const report = (receivedAt: string, screening: "accepted" | "quarantined") =>
        context.db.insert(occupantReports).values({
          ...at(clinic),
          id: newId(),
          signId,
          areaId,
          kind: "spill",
          text: "",
          language: "en",
          screening,
          receivedAt: new Date(receivedAt),
        });
      await report("2026-04-30T23:00:00Z", "accepted");
      await report("2026-05-01T04:59:00Z", "accepted");
      await report("2026-05-01T05:00:00Z", "accepted");
      await report("2026-04-15T12:00:00Z", "quarantined");
      expect(await figure("occupant-reports")).toMatchObject({ value: 2, before: 0 });
    });
  });

  describe("what inspectors and clients say", () => {
    it("is never mixed of two methods, and leaves out what is not finished", async () => {
      const { clinic, boss, figure } = await stage();
      await addScope(context, clinic);
      const inspected = async (
        plannedOn: string,
        scoreTenths: number | null,
        method: "five-point" | "pass-fail" = "five-point",
      ) => {
        const place = { ...clinic, areaIds: [] };
        const id = await addInspection(context, place, { plannedOn, method });
        const end = { state: "finished", finishedAt: new Date(), finishedBy: boss.id } as const;
        if (scoreTenths === null) return;
        const score = { ...end, scoreTenths };
        await context.db.update(inspections).set(score).where(eq(inspections.id, id));
      };
      await inspected("2026-04-01", 850);
      await inspected("2026-04-30", 901);
      await inspected("2026-04-12", 600, "pass-fail");
      await inspected("2026-03-31", 700);
      await inspected("2026-04-13", null);
      const score = await figure("inspection-score", "five-point");
      expect(score?.value).toBeCloseTo(87.55, 6);
      expect(score).toMatchObject({ rows: 2, before: 70, rowsBefore: 1 });
      expect(await figure("inspection-score", "pass-fail")).toMatchObject({ value: 60, rows: 1 });
      expect(await figure("inspection-score", "three-point")).toBeUndefined();
    });

    it("counts an answer on its local day", async () => {
      const { clinic, boss, figure } = await stage();
      const place = { ...at(clinic), accountId: boss.id };
      const answer = (quarter: string, score: number, answered: string) =>
        addQuestion(context, place, { quarter, score, answeredAt: new Date(answered) });
      await answer("2026-Q1", 10, "2026-04-01T05:00:00Z");
      await answer("2026-Q2", 7, "2026-05-01T04:59:00Z");
      await answer("2025-Q4", 3, "2026-04-01T04:59:00Z");
      expect(await figure("feedback")).toMatchObject({ value: 8.5, rows: 2, before: 3 });
    });
  });

  describe("the cost of a square foot", () => {
    it("is that of the scopes in effect on the last day, without facilities that have no area", async () => {
      const { clinic, figure, read, clientId } = await stage();
      const hall = await addFacility(context, { clientId, areas: [{ squareFeet: 600 }] });
      await addScope(context, clinic, { effectiveFrom: "2026-01-01" });
      const [areaId = ""] = clinic.areaIds;
      const lines = [
        { areaId, task: "Mop", monthlyPriceCents: 30_000 },
        { areaId, task: "Dust", monthlyPriceCents: 6_000 },
      ];
      await addScope(context, clinic, { version: 2, effectiveFrom: "2026-04-15", lines });
      await addScope(context, hall, { effectiveFrom: "2026-04-01" });
      // 36,000 and 10,000 cents for 1,200 and 600 feet; before, 20,000 for 2,400.
      const cost = await figure("cost");
      expect(cost?.value).toBeCloseTo(46_000 / 1_800, 9);
      expect(cost).toMatchObject({ rows: 2, rowsBefore: 1 });
      expect(cost?.before).toBeCloseTo(20_000 / 2_400, 9);
      const member = await addPerson(context, {
        role: "client-member",
        clientId,
        facilityIds: [clinic.id],
      });
      const theirs = await read({}, member);
      expect(theirs?.insights.map(({ name }) => name)).not.toContain("cost");
    });
  });

  describe("who sees what", () => {
    it("is their own facilities, and of others not even that there are any", async () => {
      const { clientId, clinic, store, read } = await stage();
      const missed = { state: "missed", missedAt: new Date() } as const;
      for (const where of [clinic, clinic, store])
        await addVisit(context, at(where), {
          date: `2026-04-1${where === store ? 1 : 2}`,
          ...missed,
        });
      const missedOf = (result: Awaited<ReturnType<typeof read>>) =>
        result?.insights.find(({ name }) => name === "visits-missed")?.value;
      expect(missedOf(await read())).toBe(3);
      expect(missedOf(await read({ facilityId: clinic.id }))).toBe(2);
      const member = await addPerson(context, {
        role: "client-member",
        clientId,
        facilityIds: [store.id],
      });
      expect(missedOf(await read({}, member))).toBe(1);
      expect(await read({ facilityId: clinic.id }, member)).toBeUndefined();
      const supervisor = await addPerson(context, { role: "supervisor", facilityIds: [clinic.id] });
      expect(missedOf(await read({}, supervisor))).toBe(2);
      const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
      expect(missedOf(await read({}, manager))).toBe(3);
      const stranger = await addPerson(context, { role: "client-administrator" });
      expect(await read({}, stranger)).toBeUndefined();
      const crew = await addPerson(context, { role: "crew-lead", facilityIds: [clinic.id] });
      expect(await read({}, crew)).toBeUndefined();
      const elsewhere = await addFacility(context);
      expect(await read({ facilityId: elsewhere.id })).toBeUndefined();
    });

    it("has nothing where nothing was, and no figure out of it", async () => {
      const { figure, read } = await stage();
      expect(await figure("visits-on-time")).toMatchObject({ value: undefined, rows: 0 });
      expect(await figure("visits-on-time")).toMatchObject({ before: undefined });
      expect(await figure("occupant-reports")).toMatchObject({ value: 0, before: 0 });
      expect(await figure("cost")).toMatchObject({ value: undefined, rows: 0 });
      expect((await read())?.open.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    });
  });
});
