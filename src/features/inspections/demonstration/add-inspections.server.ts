/** A year of monthly inspections before today, the same for the same day, and the rules that go on with them. */
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { demoMoment } from "#demo/demo-moment.ts";
import { randomFrom } from "#demo/random.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { makeInspection } from "../plan-inspection.server.ts";
import { inspectionAnswers } from "../tables/inspection-records.ts";
import {
  inspectionAreas,
  inspectionItems,
  inspectionRules,
  inspections,
} from "../tables/inspections.ts";
import {
  addDispute,
  type DemoInspections,
  type DemoPlan,
  type Inspected,
  putRight,
} from "./add-failures.server.ts";
import { type DemoInspectionRows, demoInspectionRows } from "./inspection-rows.server.ts";

const months = 12;
const weekdaysAMonth = 21;
const dip = 0.22;

/** A transaction a facility: together they would keep visitors of the first seconds waiting. */
export async function addDemoInspections(
  db: Database,
  demo: DemoInspections,
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  for (const [index, plan] of demo.plans.entries())
    await db.transaction((tx) => addYear(tx, demo, plan, places, { now, seed: 101 + index }));
}

async function addYear(
  tx: Transaction,
  demo: DemoInspections,
  plan: DemoPlan,
  places: DemoPlaces,
  { now, seed }: { now: Date; seed: number },
): Promise<void> {
  const random = randomFrom(seed);
  const { id: facilityId, clientId } = places.facilityOf(plan.facility);
  const [inspectorId, signer] = [places.accountOf(plan.inspector), places.accountOf(plan.signer)];
  const zone = await zoneOf(tx, facilityId);
  const versions = await itemsOfVersions(tx, facilityId);
  const failures = demo.failures.filter(({ facility }) => facility === plan.facility);
  const year: Inspected[] = [];
  for (let monthsAgo = months - 1; monthsAgo >= 0; monthsAgo--) {
    const weekdaysAgo = plan.lastAgo + monthsAgo * weekdaysAMonth;
    const startedAt = demoMoment([weekdaysAgo, "09:10"], zone, new Date(now.getTime() - dayMs));
    const plannedOn = todayIn(zone, startedAt);
    const version = versions.findLast(({ effectiveFrom }) => effectiveFrom <= plannedOn);
    if (version === undefined) continue;
    const { scopeId, items } = version;
    const { method, best } = plan;
    const rows = demoInspectionRows(random, items, {
      row: { clientId, facilityId, scopeId, method, plannedOn, inspectorId },
      startedAt,
      comments: demo.comments,
      best: plan.dips.includes(monthsAgo) ? best - dip : best,
      failures: failures.filter((failure) => failure.monthsAgo === monthsAgo),
    });
    if (!(plan.isWaiting && monthsAgo === 0)) sign(rows, signer, now);
    year.push({ ...rows, monthsAgo, weekdaysAgo });
  }
  await insertYear(tx, year);
  for (const inspection of year)
    for (const failure of inspection.failed) {
      const matchingFailure = failures.find(
        ({ monthsAgo, area, task }) =>
          monthsAgo === inspection.monthsAgo && area === failure.area && task === failure.task,
      );
      await putRight(tx, inspection, failure, {
        plan,
        places,
        failure: matchingFailure,
        zone,
        now,
      });
    }
  if (demo.dispute.facility === plan.facility)
    await addDispute(tx, demo.dispute, year, { by: signer, answeredBy: inspectorId, now });
  const today = todayIn(zone, now);
  const place = { facilityId, clientId, inspectorId };
  if (plan.isPlanned)
    await makeInspection(tx, {
      ...place,
      method: plan.method,
      plannedOn: today,
      madeBy: inspectorId,
    });
  await addRule(tx, plan, { ...place, createdBy: inspectorId, today });
}

function sign({ inspection }: DemoInspectionRows, by: string, now: Date): void {
  const at = Math.min(inspection.finishedAt.getTime() + 1.1 * dayMs, now.getTime());
  Object.assign(inspection, { state: "signed", signedAt: new Date(at), signedBy: by });
}

async function insertYear(tx: Transaction, year: readonly Inspected[]): Promise<void> {
  if (year.length === 0) return;
  await tx.execute(
    insertRows(
      inspections,
      year.map(({ inspection }) => inspection),
    ),
  );
  await tx.execute(
    insertRows(
      inspectionAreas,
      year.flatMap((inspection) => inspection.areas),
    ),
  );
  await tx.execute(
    insertRows(
      inspectionItems,
      year.flatMap(({ items }) => items),
    ),
  );
  await tx.execute(
    insertRows(
      inspectionAnswers,
      year.flatMap(({ answers }) => answers),
    ),
  );
  const events = year.flatMap(({ inspection, failed }) => {
    const { id, clientId, facilityId, signedAt, signedBy, finishedAt, scoreTenths } = inspection;
    const record = { recordKind: "inspection", recordId: id, clientId, facilityId };
    const finished = {
      ...record,
      id: newId(),
      kind: "finished" satisfies HistoryKindOf<"inspection">,
      at: finishedAt,
      actorId: inspection.inspectorId,
      details: {
        scoreTenths,
        failed: failed.length,
        ...changedFields({ state: "in-progress" }, { state: "finished", scoreTenths }),
      },
    };
    const signed = {
      ...record,
      id: newId(),
      kind: "signed" satisfies HistoryKindOf<"inspection">,
      details: { ...changedFields({ state: "finished" }, { state: "signed" }) },
    };
    return signedAt && signedBy
      ? [finished, { ...signed, at: signedAt, actorId: signedBy }]
      : [finished];
  });
  await tx.execute(insertRows(historyEvents, events));
}

/** The first one that it makes is two weeks ahead or more: until then the demonstration looks as written. */
async function addRule(
  tx: Transaction,
  { method, dayOfMonth }: DemoPlan,
  {
    today,
    ...columns
  }: {
    today: string;
    facilityId: string;
    clientId: string;
    inspectorId: string;
    createdBy: string;
  },
): Promise<void> {
  const day = Temporal.PlainDate.from(addDays(today, 15)).with({ day: dayOfMonth });
  const nextOn = day.toString() > addDays(today, 15) ? day : day.add({ months: 1 });
  const rule = { method, dayOfMonth, everyMonths: 1, nextOn: nextOn.toString() };
  await tx.insert(inspectionRules).values({ ...columns, ...rule, id: newId() });
}

async function zoneOf(tx: Transaction, facilityId: string): Promise<string> {
  const [row] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return row?.timeZone ?? "UTC";
}

/** Versions of the scope that have a first day, in order, each with its items. */
async function itemsOfVersions(tx: Transaction, facilityId: string) {
  const { id, name, floor, type } = areas;
  const rows = await tx
    .select({
      scopeId: scopes.id,
      effectiveFrom: scopes.effectiveFrom,
      task: scopeLines.task,
      area: { id, name, floor, type },
    })
    .from(scopes)
    .innerJoin(scopeLines, eq(scopeLines.scopeId, scopes.id))
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(and(eq(scopes.facilityId, facilityId), isNotNull(scopes.effectiveFrom)))
    .orderBy(
      asc(scopes.version),
      asc(areas.position),
      asc(byName(scopeLines.task)),
      asc(scopeLines.id),
    );
  return [...Map.groupBy(rows, ({ scopeId }) => scopeId)].map(([scopeId, items]) => ({
    scopeId,
    items,
    effectiveFrom: items[0]?.effectiveFrom ?? "",
  }));
}
