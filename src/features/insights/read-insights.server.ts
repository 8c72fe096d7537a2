/** The figures of a client's facilities, of the actor's own kind of scope: one query for each noun. */

import {
  type FacilitySummary,
  findClientName,
  listFacilities,
} from "#features/facilities/list-facilities.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { readCostInsight } from "./cost-insights.server.ts";
import { type Period, periodBefore } from "./insight-period.ts";
import type { Insight } from "./insight-types.ts";
import { readFeedbackInsights, readInspectionInsights } from "./quality-insights.server.ts";
import { readVisitInsights } from "./visit-insights.server.ts";
import {
  type OpenAge,
  readOpenByAge,
  readReportInsights,
  readWorkOrderInsights,
} from "./work-order-insights.server.ts";

export interface Insights {
  clientName: string;
  /** In service, that the actor sees, whichever is chosen. */
  facilities: FacilitySummary[];
  period: Period;
  before: Period;
  insights: Insight[];
  open: OpenAge[];
}

interface Wanted {
  clientId: string;
  facilityId: string | undefined;
  period: Period;
}

/** Undefined for a client or a facility that the actor may not see. */
export async function readInsights(
  db: Database,
  actor: Actor,
  { clientId, facilityId, period }: Wanted,
): Promise<Insights | undefined> {
  if (!may(actor, "insights.read")) return undefined;
  const [clientName, facilities] = await Promise.all([
    findClientName(db, actor, clientId),
    listFacilities(db, actor, clientId),
  ]);
  if (clientName === undefined) return undefined;
  if (facilityId !== undefined && !facilities.some(({ id }) => id === facilityId)) return undefined;
  const scope = { actor, clientId, facilityId, period };
  const [quality, visits, orders, reports, answers, cost, open] = await Promise.all([
    readInspectionInsights(db, scope),
    readVisitInsights(db, scope),
    readWorkOrderInsights(db, scope),
    readReportInsights(db, scope),
    readFeedbackInsights(db, scope),
    may(actor, "prices.read") ? readCostInsight(db, scope).then((one) => [one]) : [],
    readOpenByAge(db, scope),
  ]);
  const insights = [...quality, ...visits, ...orders, ...reports, ...answers, ...cost];
  return { clientName, facilities, period, before: periodBefore(period), insights, open };
}
