import { sql } from "drizzle-orm";
import { priorities } from "#features/work-orders/service-levels/priority-types.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import {
  type FigureRow,
  insightOf,
  insightsOf,
  numberOf,
  orZero,
  placeOf,
  sumOfParts,
} from "./insight-rows.ts";
import { type Insight, openAges } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";
import {
  type InsightScope,
  isInEither,
  isNearEither,
  placedIn,
  seenFacilities,
} from "./seen-facilities.server.ts";

/** Counted by the day of the request. A canceled request did not have to be answered or done. */
export async function readWorkOrderInsights(db: Database, scope: InsightScope): Promise<Insight[]> {
  const day = sql`(w.created_at at time zone seen.time_zone)::date`;
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, asked as (
      select ${placedIn(day, scope)}, w.priority, w.is_breached,
        case when w.source in ('client', 'occupant')
          and w.state not in ('cancelled', 'declined', 'duplicate')
          then w.response_minutes end as response,
        case when w.state in ('done', 'accepted') then w.resolution_minutes end as resolution
      from ${workOrders} as w join seen on seen.id = w.facility_id
      where w.client_id = ${scope.clientId}
        and ${isNearEither(sql`w.created_at`, scope)} and ${isInEither(day, scope)})
    select is_now, month, priority, count(*)::int as orders,
      count(*) filter (where is_breached)::int as breaches,
      count(response)::int as answered, count(resolution)::int as finished,
      percentile_cont(0.5) within group (order by response) as response,
      percentile_cont(0.5) within group (order by resolution) as resolution
    from asked group by grouping sets ((is_now, priority), (is_now, month, priority))`);
  const figures = (value: string, counted: string): FigureRow[] =>
    rows.map((row) => ({
      ...placeOf(row),
      part: String(row.priority),
      value: numberOf(row[value]),
      rows: Number(row[counted]),
    }));
  const { period } = scope;
  return [
    ...insightsOf("response", priorities, figures("response", "answered"), period),
    ...insightsOf("resolution", priorities, figures("resolution", "finished"), period),
    orZero(insightOf("breaches", undefined, sumOfParts(figures("breaches", "orders")), period)),
  ];
}

/** Reports that are held as likely spam are not counted. */
export async function readReportInsights(db: Database, scope: InsightScope): Promise<Insight[]> {
  const day = sql`(r.received_at at time zone seen.time_zone)::date`;
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, daily as (
      select ${day} as heard_on, count(*) as reports
      from seen join ${occupantReports} as r on r.facility_id = seen.id
      where r.client_id = ${scope.clientId} and r.screening = 'accepted'
        and ${isNearEither(sql`r.received_at`, scope)} and ${isInEither(day, scope)}
      group by 1),
    placed as (select ${placedIn(sql`daily.heard_on`, scope)}, reports from daily)
    select is_now, month, sum(reports)::int as reports
    from placed group by grouping sets ((is_now), (is_now, month))`);
  const figures = rows.map((row): FigureRow => {
    const reports = Number(row.reports);
    return { ...placeOf(row), part: undefined, value: reports, rows: reports };
  });
  return [orZero(insightOf("occupant-reports", undefined, figures, scope.period))];
}

export interface OpenAge {
  /** In the language of the reader. */
  label: string;
  count: number;
}

/** As of this moment, whatever the period. */
export async function readOpenByAge(db: Database, scope: InsightScope): Promise<OpenAge[]> {
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}
    select extract(epoch from now() - w.created_at) / 86400 as age
    from ${workOrders} as w join seen on seen.id = w.facility_id
    where w.client_id = ${scope.clientId}
      and ${hasOpenState(sql`w.state`)}`);
  const ages = rows.map(({ age }) => Number(age));
  const labels = insightServerMessages(scope.actor.language).openAges;
  return openAges.map(({ age, from, to = Number.POSITIVE_INFINITY }) => ({
    label: labels[age],
    count: ages.filter((days) => days >= from && days < to).length,
  }));
}
