import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as feedbackFilter from "#features/feedback/feedback-filter.ts";
import { listFeedback } from "#features/feedback/list-feedback.server.ts";
import { listInspections } from "#features/inspections/list-inspections.server.ts";
import { readInspectionFilter } from "#features/inspections/list-screen.server.ts";
import { inspections, occupantReports, workOrders } from "#features/schema.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import { readScheduleFilter } from "#features/visits/schedule-address.ts";
import { listWorkOrders } from "#features/work-orders/list-work-orders.server.ts";
import { readFilter, type WorkOrdersViewData } from "#features/work-orders/work-order-filter.ts";
import { newId } from "#platform/database/new-id.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addInspection } from "#tests/support/inspections.ts";
import { addSign } from "#tests/support/signs.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { wholeMonth } from "./insight-period.ts";
import { readInsights } from "./read-insights.server.ts";
import { rowsBehind } from "./rows-behind.server.ts";

const april = wholeMonth("2026-04");
/** The first and last minute of April in Chicago, and those beside them. */
const moments = [
  "2026-04-01T04:59:00Z",
  "2026-04-01T05:00:00Z",
  "2026-05-01T04:59:00Z",
  "2026-05-01T05:00:00Z",
];
const ordersView: WorkOrdersViewData = {
  path: "/client-portal/work-orders",
  audience: "client",
  filesPath: "/client-portal/files",
  sort: "newest",
};

describeDatabase((database) => {
  const context = useAccounts(database);

  it("a figure leads to as many rows as it counts, of its days and facility alone", async () => {
    const { id: clientId } = await addClient(context);
    const clinic = await addFacility(context, { clientId });
    const store = await addFacility(context, { clientId });
    const boss = await addPerson(context, { role: "client-administrator", clientId });
    const actor = actorOf(boss);
    for (const [n, facility] of [clinic, store].entries()) {
      const at = { clientId, facilityId: facility.id };
      await addScope(context, facility);
      for (const [index, moment] of moments.entries()) {
        const answeredAt = new Date(moment);
        const quarter = `202${n}-Q${index + 1}`;
        await addQuestion(
          context,
          { ...at, accountId: boss.id },
          { quarter, score: 8, answeredAt },
        );
        const source = index === 1 ? "occupant" : "client";
        const { id } = await addOrder(context, facility.id, { at: answeredAt, source });
        await context.db
          .update(workOrders)
          .set({ isBreached: true, responseMinutes: 5 })
          .where(eq(workOrders.id, id));
      }
      // Neither answers of ours nor what was called off count as answered, nor what is open as finished.
      const [, soon = ""] = moments;
      const time = { responseMinutes: 5, resolutionMinutes: 90 };
      for (const columns of [
        { ...time, state: "declined" },
        { ...time, state: "done", source: "inspection" },
        { ...time, state: "accepted", source: "staff" },
        { state: "acknowledged" },
      ] as const) {
        const { id } = await addOrder(context, facility.id, { at: new Date(soon) });
        await context.db.update(workOrders).set(columns).where(eq(workOrders.id, id));
      }
      const room = { ...at, areaId: facility.areaIds[0] ?? "" };
      const { id: signId } = await addSign(context, room);
      const reportOf = (workOrderId: string, receivedAt: string) =>
        context.db.insert(occupantReports).values({
          ...room,
          id: newId(),
          signId,
          workOrderId,
          kind: "spill",
          text: "",
          language: "en",
          receivedAt: new Date(receivedAt),
        });
      // Two of this month about one of the month before, and one that came too late.
      const earlier = await addOrder(context, facility.id, {
        at: new Date("2026-02-03T18:00:00Z"),
      });
      const later = await addOrder(context, facility.id, { at: new Date("2026-02-04T18:00:00Z") });
      await reportOf(earlier.id, "2026-04-01T05:00:00Z");
      await reportOf(earlier.id, "2026-05-01T04:59:00Z");
      await reportOf(later.id, "2026-05-01T05:00:00Z");
      for (const date of ["2026-03-31", "2026-04-01", "2026-04-30", "2026-05-01"]) {
        await addVisit(context, at, { date, state: "missed", missedAt: new Date() });
        const method = date === "2026-04-30" ? "pass-fail" : "five-point";
        const place = { ...facility, areaIds: [] };
        const id = await addInspection(context, place, { plannedOn: date, method });
        await context.db
          .update(inspections)
          .set({ state: "finished", finishedAt: new Date(), finishedBy: boss.id, scoreTenths: 900 })
          .where(eq(inspections.id, id));
      }
    }

    const rowsAt = async (to: string): Promise<number> => {
      const { pathname, searchParams } = new URL(to, "http://localhost");
      const { db } = context;
      if (pathname.endsWith("/work-orders"))
        return (await listWorkOrders(db, actor, readFilter(searchParams, ordersView))).rows.length;
      if (pathname.endsWith("/inspections")) {
        const request = new Request(new URL(to, "http://localhost"));
        return (await listInspections(db, actor, readInspectionFilter(request))).rows.length;
      }
      if (pathname.endsWith("/feedback")) {
        const filter = feedbackFilter.domainFilter(feedbackFilter.readFilter(searchParams));
        return (await listFeedback(db, actor, filter)).rows.length;
      }
      const { on = "", until = "", facilityId, state } = readScheduleFilter(searchParams);
      const days = { from: on, to: until, facilityId };
      return (await listVisits(db, actor, { ...days, outcome: state })).length;
    };
    for (const facilityId of [undefined, clinic.id]) {
      const result = await readInsights(context.db, actor, { clientId, facilityId, period: april });
      const counted = new Map<string, number>();
      const place = { area: "/client-portal", clientId: undefined, facilityId } as const;
      for (const insight of result?.insights ?? []) {
        const { name, part = "", value, rows, orders } = insight;
        if (name === "cost" || rows === 0) continue;
        const isPart = name === "breaches" || name === "visits-missed";
        const expected = isPart ? value : (orders ?? rows);
        const listed = await rowsAt(rowsBehind(insight, place, april, "en").to);
        expect(listed, `${name} ${part}`).toBe(expected);
        counted.set(`${name} ${part}`.trim(), listed);
      }
      const each = facilityId === undefined ? 2 : 1;
      expect(Object.fromEntries(counted)).toEqual({
        "inspection-score five-point": each,
        "inspection-score pass-fail": each,
        "visits-on-time": 2 * each,
        "visits-missed": 2 * each,
        "response routine": 2 * each,
        "resolution routine": 2 * each,
        "occupant-reports": each,
        breaches: 2 * each,
        feedback: 2 * each,
      });
    }
  });
});
