/** The figures of a client's month, facility by facility: Insights', so that both say the same. */
import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import { findClientName, listFacilities } from "#features/facilities/find-facility.server.ts";
import {
  readFeedbackInsights,
  readInspectionInsights,
  readReportInsights,
  readVisitInsights,
  readWorkOrderInsights,
} from "#features/insights/insight-counts.server.ts";
import { type Period, wholeMonth } from "#features/insights/insight-period.ts";
import type { Insight, InsightName } from "#features/insights/insight-types.ts";
import type { InsightScope } from "#features/insights/seen-facilities.server.ts";
import { readResults } from "#features/inspections/read-results.server.ts";
import {
  type ScoringMethod,
  scoreArea,
  scoringMethods,
  tenthsOf,
} from "#features/inspections/scoring.ts";
import { deficiencies } from "#features/inspections/tables/inspection-records.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { listLateOrders } from "./list-late-orders.server.ts";
import type {
  AreaFigures,
  FacilityFigures,
  Remedies,
  ReportFigures,
  Sums,
  UnfinishedVisit,
} from "./report-figures.ts";
import { monthBefore } from "./report-months.ts";

/** @returns by id of the facility */
async function countRemedies(
  db: Database,
  clientId: string,
  { from, to }: Period,
): Promise<(facilityId: string) => Remedies> {
  const within = (moment: string) =>
    sql`(${sql.raw(moment)} at time zone f.time_zone)::date between ${from}::date and ${to}::date`;
  // Requests that were canceled, or reported before, did not need an answer.
  const isComplaint = sql`w.source in ('client', 'occupant') and w.category = 'missed-cleaning'
    and w.state not in ('cancelled', 'duplicate') and ${within("w.created_at")}`;
  const isDone = sql`w.state in ('done', 'accepted')`;
  const { rows: orders } = await db.execute(sql`
    select w.facility_id,
      count(*) filter (where ${isComplaint})::int as complaints,
      count(*) filter (where ${isComplaint} and w.response_minutes is not null)::int as answered,
      count(*) filter (where ${isComplaint} and ${isDone})::int as done,
      count(*) filter (where w.source = 'inspection' and ${isDone}
        and ${within("w.finished_at")})::int as finished,
      count(*) filter (where w.source = 'inspection'
        and ${hasOpenState(sql`w.state`)})::int as open
    from ${workOrders} as w join ${facilities} as f on f.id = w.facility_id
    where w.client_id = ${clientId} group by w.facility_id`);
  const { rows: items } = await db.execute(sql`
    select d.facility_id,
      count(*) filter (where i.planned_on between ${from}::date and ${to}::date)::int as failed,
      count(*) filter (where ${within("d.reinspected_at")})::int as reinspected,
      count(*) filter (where ${within("d.accepted_at")})::int as accepted
    from ${deficiencies} as d join ${inspections} as i on i.id = d.inspection_id
      join ${facilities} as f on f.id = d.facility_id
    where d.client_id = ${clientId} group by d.facility_id`);
  return (facilityId) => {
    const isHere = (row: Record<string, unknown>) => row.facility_id === facilityId;
    const [order, item] = [orders.find(isHere), items.find(isHere)];
    return {
      complaints: Number(order?.complaints ?? 0),
      complaintsAnswered: Number(order?.answered ?? 0),
      complaintsDone: Number(order?.done ?? 0),
      failedItems: Number(item?.failed ?? 0),
      ordersFinished: Number(order?.finished ?? 0),
      ordersOpen: Number(order?.open ?? 0),
      reinspected: Number(item?.reinspected ?? 0),
      accepted: Number(item?.accepted ?? 0),
    };
  };
}

/** An inspection counts on the day it was planned for. An area has an entry for each method. */
async function countAreas(
  db: Database,
  { clientId, facilityId }: { clientId: string; facilityId: string },
  { from, to }: Period,
): Promise<AreaFigures[]> {
  const finished = await db
    .select({ id: inspections.id, method: inspections.method })
    .from(inspections)
    .where(
      and(
        eq(inspections.clientId, clientId),
        eq(inspections.facilityId, facilityId),
        inArray(inspections.state, ["finished", "signed"]),
        between(inspections.plannedOn, from, to),
      ),
    )
    .orderBy(asc(inspections.plannedOn), asc(inspections.id));
  const figuresByArea = new Map<string, AreaFigures>();
  for (const inspection of finished) {
    const failed = await failedItems(db, inspection.id);
    for (const { areaId, name, items } of await readResults(db, inspection)) {
      const score = scoreArea(inspection.method, items);
      if (score === undefined) continue;
      const key = `${areaId} ${inspection.method}`;
      const before = figuresByArea.get(key);
      const ofArea = items.flatMap(({ id }) => failed.get(id) ?? []);
      figuresByArea.set(key, {
        // The latest name.
        id: areaId,
        name,
        method: inspection.method,
        inspections: (before?.inspections ?? 0) + 1,
        tenths: (before?.tenths ?? 0) + tenthsOf(score),
        failed: (before?.failed ?? 0) + ofArea.length,
        putRight: (before?.putRight ?? 0) + ofArea.filter(({ isRight }) => isRight).length,
      });
    }
  }
  return [...figuresByArea.values()];
}

async function failedItems(db: Database, inspectionId: string) {
  const rows = await db
    .select({ itemId: deficiencies.itemId, reinspectedAt: deficiencies.reinspectedAt })
    .from(deficiencies)
    .where(eq(deficiencies.inspectionId, inspectionId));
  return new Map(rows.map((row) => [row.itemId, [{ isRight: row.reinspectedAt !== null }]]));
}

/** Visits of a month that ended with much of their work undone. */
async function listUnfinishedVisits(
  db: Database,
  actor: Actor,
  facilityId: string,
  { from, to }: Period,
): Promise<UnfinishedVisit[]> {
  const rows = await listVisits(db, actor, { facilityId, from, to, outcome: "unfinished" });
  return rows.map(({ id, date, tasks, tasksDone }) => ({ id, date, tasks, tasksDone }));
}

/** Counts for all who will read it: what each of them sees is asked when it is opened. */
const everything: Actor = {
  accountId: "",
  sessionId: "",
  role: "administrator",
  clientId: undefined,
  name: "",
  language: "en",
  needsSecondFactor: false,
};

/**
 * Counts the facilities in service.
 * @returns undefined for an unknown client, or one without any
 */
export async function countMonth(
  db: Database,
  clientId: string,
  month: string,
  now: Date,
): Promise<ReportFigures | undefined> {
  const [clientName, places] = await Promise.all([
    findClientName(db, everything, clientId),
    listFacilities(db, everything, clientId),
  ]);
  if (clientName === undefined || places.length === 0) return undefined;
  const remedies = await countRemedies(db, clientId, wholeMonth(month));
  const facilities: FacilityFigures[] = [];
  for (const { id, name } of places) {
    const sums = await countSums(db, clientId, id, month);
    const place = { clientId, facilityId: id };
    const areas = await countAreas(db, place, wholeMonth(month));
    const lateOrders = await listLateOrders(db, place, wholeMonth(month), now);
    const unfinishedVisits = await listUnfinishedVisits(db, everything, id, wholeMonth(month));
    const rows = { lateOrders, unfinishedVisits };
    facilities.push({ id, name, ...sums, areas, remedies: remedies(id), ...rows });
  }
  return { clientName, facilities };
}

async function countSums(db: Database, clientId: string, facilityId: string, month: string) {
  const before = monthBefore(month);
  const period: Period = { from: wholeMonth(before).from, to: wholeMonth(month).to };
  const scope: InsightScope = { actor: everything, clientId, facilityId, period };
  const insights = [
    ...(await readInspectionInsights(db, scope)),
    ...(await readVisitInsights(db, scope)),
    ...(await readWorkOrderInsights(db, scope)),
    ...(await readReportInsights(db, scope)),
    ...(await readFeedbackInsights(db, scope)),
  ];
  return { now: sumsOf(insights, month), before: sumsOf(insights, before) };
}

/** Means and shares back into what they were divided from: exact, as all of these are integers. */
function sumsOf(insights: readonly Insight[], month: string): Sums {
  const find = (name: InsightName, part?: string) =>
    insights
      .find((insight) => insight.name === name && insight.part === part)
      ?.months.find((candidate) => candidate.month === month);
  const rows = (name: InsightName) => find(name)?.rows ?? 0;
  const times = (name: InsightName, unit: number, part?: string) => {
    const figure = find(name, part);
    return Math.round((figure?.value ?? 0) * unit * (figure?.rows ?? 0));
  };
  const scores = scoringMethods.map((method) => ({
    method,
    inspections: find("inspection-score", method)?.rows ?? 0,
    tenths: times("inspection-score", 10, method),
  }));
  return {
    scores: scores.filter(({ inspections }) => inspections > 0),
    visits: {
      due: rows("visits-on-time"),
      onTime: times("visits-on-time", 1 / 100),
      missed: find("visits-missed")?.value ?? 0,
    },
    orders: { asked: rows("breaches"), late: find("breaches")?.value ?? 0 },
    reports: rows("occupant-reports"),
    feedback: { answers: rows("feedback"), points: times("feedback", 1) },
  };
}

// Sums of several facilities: what is divided is divided once, at the end.

export function addSums(all: readonly Sums[]): Sums {
  const sum = (of: (sums: Sums) => number) => all.reduce((total, sums) => total + of(sums), 0);
  const scores = scoringMethods.map((method) => ({
    method,
    inspections: sum((facility) => scoreBy(facility, method).inspections),
    tenths: sum((facility) => scoreBy(facility, method).tenths),
  }));
  return {
    scores: scores.filter(({ inspections }) => inspections > 0),
    visits: {
      due: sum(({ visits }) => visits.due),
      onTime: sum(({ visits }) => visits.onTime),
      missed: sum(({ visits }) => visits.missed),
    },
    orders: { asked: sum(({ orders }) => orders.asked), late: sum(({ orders }) => orders.late) },
    reports: sum(({ reports }) => reports),
    feedback: {
      answers: sum(({ feedback }) => feedback.answers),
      points: sum(({ feedback }) => feedback.points),
    },
  };
}

export const scoreBy = ({ scores }: Sums, method: ScoringMethod) =>
  scores.find((score) => score.method === method) ?? { method, inspections: 0, tenths: 0 };

export function addRemedies(facilities: readonly FacilityFigures[]): Remedies {
  const sum = (name: keyof Remedies) =>
    facilities.reduce((total, { remedies }) => total + remedies[name], 0);
  return {
    complaints: sum("complaints"),
    complaintsAnswered: sum("complaintsAnswered"),
    complaintsDone: sum("complaintsDone"),
    failedItems: sum("failedItems"),
    ordersFinished: sum("ordersFinished"),
    ordersOpen: sum("ordersOpen"),
    reinspected: sum("reinspected"),
    accepted: sum("accepted"),
  };
}
