/** What inspectors and clients say. */
import { sql } from "drizzle-orm";
import { feedback } from "#features/feedback/tables/feedback.ts";
import { scoringMethods } from "#features/inspections/scoring.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import type { Database } from "#platform/database/client.ts";
import { type FigureRow, insightOf, insightsOf, numberOf, placeOf } from "./insight-rows.ts";
import type { Insight } from "./insight-types.ts";
import {
  type InsightScope,
  isInEither,
  isNearEither,
  placedIn,
  seenFacilities,
} from "./seen-facilities.server.ts";

/** Counted by the day for which each was planned, as in their list. */
export async function readInspectionInsights(
  db: Database,
  scope: InsightScope,
): Promise<Insight[]> {
  const day = sql`i.planned_on`;
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, scored as (
      select ${placedIn(day, scope)}, i.method, i.score_tenths
      from ${inspections} as i join seen on seen.id = i.facility_id
      where i.client_id = ${scope.clientId} and ${isInEither(day, scope)}
        and i.state in ('finished', 'signed') and i.score_tenths is not null)
    select is_now, month, method, count(*)::int as inspections, avg(score_tenths) / 10 as score
    from scored group by grouping sets ((is_now, method), (is_now, month, method))`);
  const figures = rows.map(
    (row): FigureRow => ({
      ...placeOf(row),
      part: String(row.method),
      value: numberOf(row.score),
      rows: Number(row.inspections),
    }),
  );
  return insightsOf("inspection-score", scoringMethods, figures, scope.period);
}

/** Counted by the day of the answer. */
export async function readFeedbackInsights(db: Database, scope: InsightScope): Promise<Insight[]> {
  const day = sql`(f.answered_at at time zone seen.time_zone)::date`;
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, answers as (
      select ${placedIn(day, scope)}, f.score
      from ${feedback} as f join seen on seen.id = f.facility_id
      where f.client_id = ${scope.clientId}
        and ${isNearEither(sql`f.answered_at`, scope)} and ${isInEither(day, scope)})
    select is_now, month, count(*)::int as answers, avg(score) as score
    from answers group by grouping sets ((is_now), (is_now, month))`);
  const figures = rows.map(
    (row): FigureRow => ({
      ...placeOf(row),
      part: undefined,
      value: numberOf(row.score),
      rows: Number(row.answers),
    }),
  );
  return [insightOf("feedback", undefined, figures, scope.period)];
}
