import { and, eq, isNull, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { wholeMonth } from "#features/insights/insight-period.ts";
import { readInsights } from "#features/insights/read-insights.server.ts";
import { giveAnswer } from "#features/inspections/apply-entry.server.ts";
import { finishInspection } from "#features/inspections/finish-inspection.server.ts";
import {
  clients,
  emails,
  facilities,
  historyEvents,
  monthlyReports,
  notificationPreferences,
  notifications,
  serviceLevelTargets,
  workOrders,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility, type TestFacility } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addInspection, itemsOf } from "#tests/support/inspections.ts";
import { addEndedVisit, addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { addSums } from "./count-month.server.ts";
import { makeMonthlyReports } from "./make-monthly-reports.server.ts";
import { findMonthlyReport, listMonthlyReports } from "./read-monthly-reports.server.ts";
import { reportNumbers } from "./report-numbers.server.ts";
import { writeReport } from "./write-report.server.ts";

/** Monday, November 2, 2026, at seven in Chicago. */
const due = new Date("2026-11-02T13:00:00Z");
const zone = "America/Chicago";

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  // Each test has the facilities of its own alone.
  beforeEach(async () => {
    await context.db
      .update(facilities)
      .set({ archivedAt: new Date() })
      .where(isNull(facilities.archivedAt));
  });

  async function stage() {
    const { id: clientId } = await addClient(context);
    await context.db
      .update(clients)
      .set({ createdAt: new Date("2026-01-01") })
      .where(eq(clients.id, clientId));
    const clinic = await addFacility(context, { clientId, name: "Clinic" });
    const store = await addFacility(context, { clientId, name: "Store" });
    const boss = await addPerson(context, { role: "client-administrator", clientId });
    const member = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [store.id],
    });
    const stranger = await addPerson(context, { role: "client-administrator" });
    const reports = () =>
      context.db.select().from(monthlyReports).where(eq(monthlyReports.clientId, clientId));
    const mails = async () => {
      const rows = await context.db
        .select()
        .from(emails)
        .where(like(emails.key, "monthly-report.%"));
      const mine = [boss.email, member.email];
      return rows.flatMap(({ recipient }) =>
        recipient && mine.includes(recipient) ? recipient : [],
      );
    };
    return { clientId, clinic, store, boss, member, stranger, reports, mails };
  }
  const make = (now = due) => makeMonthlyReports(context, now, zone);
  const at = ({ id, clientId }: TestFacility) => ({ facilityId: id, clientId });
  const missed = { state: "missed", missedAt: due } as const;

  it("are made once, by three processes at once and each hour after, and mailed once", async () => {
    const { boss, member, reports, mails } = await stage();
    await make(new Date("2026-11-02T12:59:00Z"));
    expect(await reports()).toEqual([]);
    await Promise.all([make(), make(), make()]);
    for (const day of ["02T20", "03T14", "30T14"]) await make(new Date(`2026-11-${day}:00:00Z`));
    expect((await reports()).map(({ month }) => month)).toEqual(["2026-10"]);
    expect((await mails()).toSorted()).toEqual([boss.email, member.email].toSorted());
    await make(new Date("2026-12-01T13:00:00Z"));
    expect((await reports()).map(({ month }) => month).toSorted()).toEqual(["2026-10", "2026-11"]);
  });

  it("are made by the next run where one was cut off before its end", async () => {
    const { reports, mails } = await stage();
    const queue = new Proxy(context.queue, {
      get: () => () => {
        throw new Error("killed");
      },
    });
    await expect(makeMonthlyReports({ ...context, queue }, due, zone)).rejects.toThrow();
    expect([await reports(), await mails()]).toEqual([[], []]);
    await make();
    expect([(await reports()).length, (await mails()).length]).toEqual([1, 2]);
  });

  it("tell each person once, by mail unless switched off", async () => {
    const { clientId, boss, member, store, mails } = await stage();
    await addPerson(context, { role: "client-member", clientId });
    const off = { accountId: boss.id, kind: "monthly-report", email: "off" } as const;
    await context.db.insert(notificationPreferences).values(off);
    await make();
    expect(await mails()).toEqual([member.email]);
    const notificationRows = await context.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.clientId, clientId), eq(notifications.kind, "monthly-report")));
    const places = Object.fromEntries(
      notificationRows.map((row) => [row.accountId, row.facilityId]),
    );
    expect(places).toEqual({ [boss.id]: null, [member.id]: store.id });
    expect(notificationRows).toHaveLength(2);
  });

  it("leave out clients that came later, and those without a facility in service", async () => {
    const late = await stage();
    await context.db
      .update(clients)
      .set({ createdAt: new Date("2026-11-01T05:00:00Z") })
      .where(eq(clients.id, late.clientId));
    const gone = await stage();
    await context.db
      .update(facilities)
      .set({ archivedAt: due })
      .where(eq(facilities.clientId, gone.clientId));
    await make();
    expect([await late.reports(), await gone.reports()]).toEqual([[], []]);
  });

  describe("what a person sees", () => {
    it("is counted for their facilities, and whole for who sees all", async () => {
      const { clientId, clinic, store, boss, member, stranger, reports } = await stage();
      await addVisit(context, at(clinic), { date: "2026-10-05", ...missed });
      await addVisit(context, at(store), { date: "2026-10-06", ...missed });
      await addVisit(context, at(store), { date: "2026-10-07", ...missed });
      await make();
      const [{ id } = { id: "" }] = await reports();
      const seenBy = async (person: Parameters<typeof actorOf>[0]) => {
        const report = await findMonthlyReport(context.db, actorOf(person), id);
        const missedVisits = report?.facilities.map(({ now }) => now.visits.missed);
        const listed = await listMonthlyReports(context.db, actorOf(person), clientId);
        expect(listed?.reports.length ?? 0).toBe(report ? 1 : 0);
        if (report) expect(listed?.reports).toEqual([report]);
        return report && [report.isWhole, missedVisits];
      };
      expect(await seenBy(boss)).toEqual([true, [1, 2]]);
      expect(await seenBy(member)).toEqual([false, [2]]);
      expect(await seenBy(stranger)).toBeUndefined();
      const supervisor = await addPerson(context, { role: "supervisor", facilityIds: [clinic.id] });
      expect(await seenBy(supervisor)).toEqual([false, [1]]);
      const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
      expect(await seenBy(manager)).toEqual([true, [1, 2]]);
      for (const role of ["crew-lead", "client-member"] as const) {
        const access = role === "client-member" ? { clientId } : { facilityIds: [clinic.id] };
        expect(await seenBy(await addPerson(context, { role, ...access }))).toBeUndefined();
      }
    });

    it("never changes, whatever happens later", async () => {
      const { clinic, boss, reports } = await stage();
      await make();
      const [report] = await reports();
      await addVisit(context, at(clinic), { date: "2026-10-05", ...missed });
      await make(new Date("2026-11-03T15:00:00Z"));
      expect(await reports()).toEqual([report]);
      const shownReport = await findMonthlyReport(context.db, actorOf(boss), report?.id ?? "");
      expect(shownReport?.facilities[0]?.now.visits.due).toBe(0);
      const change = { figures: {} };
      await expect(context.db.update(monthlyReports).set(change)).rejects.toThrow();
    });
  });

  it("name late work orders and unfinished visits of that month, in each facility alone", async () => {
    const { clientId, clinic, store, boss, member, reports } = await stage();
    await context.db
      .insert(serviceLevelTargets)
      .values({ clientId, priority: "routine", responseMinutes: 60, resolutionMinutes: 240 });
    const late = async (facilityId: string, at: string) => {
      const order = await addOrder(context, facilityId, { at: new Date(at) });
      const record = async (kind: "acknowledged" | "finished", when: string) =>
        context.db.insert(historyEvents).values({
          id: newId(),
          clientId,
          facilityId,
          recordKind: "work-order",
          recordId: order.id,
          kind,
          details: { byStaff: true },
          at: new Date(when),
        });
      await context.db
        .update(workOrders)
        .set({ isBreached: true })
        .where(eq(workOrders.id, order.id));
      return { ...order, told: record };
    };
    // Monday at ten in Chicago: answered after 90 minutes, finished in time.
    const answeredLate = await late(clinic.id, "2026-10-12T15:00:00Z");
    await answeredLate.told("acknowledged", "2026-10-12T16:30:00Z");
    await answeredLate.told("finished", "2026-10-12T17:00:00Z");
    // In the last minute of the month by the facility's clock, and never answered.
    const unanswered = await late(store.id, "2026-11-01T04:59:00Z");
    await late(store.id, "2026-11-01T05:00:00Z");
    const visit = { by: member.id, tasks: 42 };
    await addEndedVisit(context, at(store), { ...visit, date: "2026-10-31", done: 6 });
    await addEndedVisit(context, at(store), { ...visit, date: "2026-10-30", done: 40 });
    await addEndedVisit(context, at(store), { ...visit, date: "2026-11-01", done: 6 });
    await make();
    const [{ id } = { id: "" }] = await reports();
    const report = await findMonthlyReport(context.db, actorOf(boss), id);
    const [atClinic, atStore] = report?.facilities ?? [];
    expect(atClinic).toMatchObject({
      unfinishedVisits: [],
      lateOrders: [
        {
          number: answeredLate.number,
          requestedOn: "2026-10-12",
          missed: [
            {
              clock: "response",
              round: 1,
              minutesLate: 30,
              calendarMinutesLate: expect.any(Number),
              isRunning: false,
            },
          ],
        },
      ],
    });
    expect(atStore).toMatchObject({
      unfinishedVisits: [{ date: "2026-10-31", tasks: 42, tasksDone: 6 }],
      lateOrders: [{ number: unanswered.number, requestedOn: "2026-10-31" }],
    });
    const memberReport = await findMonthlyReport(context.db, actorOf(member), id);
    expect(JSON.stringify(memberReport)).not.toContain(answeredLate.number);
  });

  it("say what Insights say of the month, beside the calendar month before", async () => {
    const { clientId, clinic, store, boss, reports } = await stage();
    const inspector = actorOf(await addPerson(context, { role: "administrator" }));
    const inspect = async (plannedOn: string, ratings: readonly string[]) => {
      const id = await addInspection(context, clinic, {
        plannedOn,
        inspectorId: inspector.accountId,
      });
      for (const [index, { id: itemId }] of (await itemsOf(context, id)).entries())
        await giveAnswer(context, inspector, id, {
          itemId,
          rating: ratings[index] ?? "1",
          comment: "Seen",
          replaces: [],
        });
      await finishInspection(context, inspector, id);
    };
    await inspect("2026-10-31", ["1", "5"]);
    clinic.areaIds = [];
    await inspect("2026-10-01", ["1", "1"]);
    await inspect("2026-09-30", ["3", "3"]);
    await addVisit(context, at(clinic), { date: "2026-10-31", ...missed });
    await addVisit(context, at(store), { date: "2026-09-01", ...missed });
    const answer = { ...at(store), accountId: boss.id };
    const answeredAt = new Date("2026-11-01T04:59:00Z");
    await addQuestion(context, answer, { score: 9, answeredAt });
    const complaint = { category: "missed-cleaning", at: new Date("2026-10-10T15:00:00Z") };
    const { id: orderId } = await addOrder(context, clinic.id, complaint);
    const finished = { state: "done", responseMinutes: 20, resolutionMinutes: 60 } as const;
    await context.db
      .update(workOrders)
      .set({ ...finished, isBreached: true, finishedAt: new Date("2026-10-11T15:00:00Z") })
      .where(eq(workOrders.id, orderId));
    await addOrder(context, store.id, { ...complaint, at: new Date("2026-11-01T04:30:00Z") });
    await make();
    const [{ id } = { id: "" }] = await reports();
    const report = await findMonthlyReport(context.db, actorOf(boss), id);
    const reported = report?.facilities ?? [];
    const months = { "2026-10": "now", "2026-09": "before" } as const;
    for (const [month, when] of Object.entries(months)) {
      const sums = addSums(reported.map((facility) => facility[when]));
      const period = wholeMonth(month);
      const insights = await readInsights(context.db, actorOf(boss), {
        clientId,
        facilityId: undefined,
        period,
      });
      for (const number of reportNumbers(sums, sums, "en")) {
        const same = insights?.insights.find(
          ({ name, part }) => name === number.name && part === number.method,
        );
        expect([number.of.split(" ")[1], number.label]).toEqual([
          String(same?.rows ?? 0),
          number.label,
        ]);
        if (same?.value !== undefined && number.text !== "–")
          expect(Number.parseFloat(number.text), number.label).toBeCloseTo(same.value, 1);
      }
    }
    const [short, , areas, , done] = writeReport("2026-10", reported, "en");
    expect(short?.sentences).toEqual([
      "Our crew missed the one visit due.",
      "2 work orders were requested. One missed a target.",
    ]);
    expect(areas?.sentences).toEqual([
      expect.stringMatching(/^Best: .* \(Clinic\), 100.0%\.$/),
      expect.stringMatching(
        /^Worst: .* \(Clinic\), 90.0%. One item failed and had not been corrected/,
      ),
    ]);
    expect(done?.sentences).toEqual([
      "2 complaints: 1 answered, 1 not yet answered, 1 resolved.",
      "1 item failed inspection this month.",
      "No corrective work had been ordered when this was written.",
    ]);
  });
});
