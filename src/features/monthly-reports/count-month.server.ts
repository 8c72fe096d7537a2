/** The figures of a client's month, facility by facility: Insights', so that both say the same. */

import { findClientName, listFacilities } from "#features/facilities/list-facilities.server.ts";
import type { Period } from "#features/insights/insight-period.ts";
import { wholeMonth } from "#features/insights/insight-period.ts";
import type { Insight, InsightName } from "#features/insights/insight-types.ts";
import {
  readFeedbackInsights,
  readInspectionInsights,
} from "#features/insights/quality-insights.server.ts";
import type { InsightScope } from "#features/insights/seen-facilities.server.ts";
import { readVisitInsights } from "#features/insights/visit-insights.server.ts";
import {
  readReportInsights,
  readWorkOrderInsights,
} from "#features/insights/work-order-insights.server.ts";
import { scoringMethods } from "#features/inspections/scoring.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { countAreas } from "./count-areas.server.ts";
import { countRemedies } from "./count-remedies.server.ts";
import { listLateOrders } from "./list-late-orders.server.ts";
import type { FacilityFigures, ReportFigures, Sums, UnfinishedVisit } from "./report-figures.ts";
import { monthBefore } from "./report-months.ts";

/** Which visits of a month ended with much of their work undone. */
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
      .find((one) => one.name === name && one.part === part)
      ?.months.find((one) => one.month === month);
  const rows = (name: InsightName) => find(name)?.rows ?? 0;
  const times = (name: InsightName, unit: number, part?: string) => {
    const found = find(name, part);
    return Math.round((found?.value ?? 0) * unit * (found?.rows ?? 0));
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
