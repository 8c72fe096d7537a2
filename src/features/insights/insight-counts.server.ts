/** Counts the figures of insights, with one query for each noun. */
import { sql } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { feedback } from "#features/feedback/tables/feedback.ts";
import { scoringMethods } from "#features/inspections/scoring.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { priorities } from "#features/work-orders/service-levels/service-clock-types.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import {
  hasOpenState,
  hasResolutionTime,
  hasResponseTime,
  workOrders,
} from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { monthsOf, periodBefore, wholeMonth } from "./insight-period.ts";
import {
  type FigureRow,
  insightOf,
  insightsOf,
  numberOf,
  orZero,
  placeOf,
  sumOfParts,
} from "./insight-rows.ts";
import { graceMinutes, type Insight, openAges } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";
import {
  type InsightScope,
  isInEither,
  isNearEither,
  placedIn,
  seenFacilities,
} from "./seen-facilities.server.ts";

const measured = {
  source: sql`w.source`,
  state: sql`w.state`,
  responseMinutes: sql`w.response_minutes`,
  resolutionMinutes: sql`w.resolution_minutes`,
};

/** Counted by the day of the request. A canceled request did not have to be answered or done. */
export async function readWorkOrderInsights(db: Database, scope: InsightScope): Promise<Insight[]> {
  const day = sql`(w.created_at at time zone seen.time_zone)::date`;
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, asked as (
      select ${placedIn(day, scope)}, w.priority, w.is_breached,
        case when ${hasResponseTime(measured)} then w.response_minutes end as response,
        case when ${hasResolutionTime(measured)} then w.resolution_minutes end as resolution
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
      select ${day} as heard_on, r.work_order_id, count(*) as reports
      from seen join ${occupantReports} as r on r.facility_id = seen.id
      where r.client_id = ${scope.clientId} and r.screening = 'accepted'
        and ${isNearEither(sql`r.received_at`, scope)} and ${isInEither(day, scope)}
      group by 1, 2),
    placed as (select ${placedIn(sql`daily.heard_on`, scope)}, work_order_id, reports from daily)
    select is_now, month, sum(reports)::int as reports, count(distinct work_order_id)::int as orders
    from placed group by grouping sets ((is_now), (is_now, month))`);
  const figures = rows.map((row): FigureRow => {
    const reports = Number(row.reports);
    const orders = Number(row.orders);
    return { ...placeOf(row), part: undefined, value: reports, rows: reports, orders };
  });
  return [orZero(insightOf("occupant-reports", undefined, figures, scope.period))];
}

export interface OpenAge {
  /** The text is in the reader's language. */
  label: string;
  count: number;
}

/** The figures are of this moment, whatever the period. */
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

/** A visit's date is that of the evening on which its window begins. */
export async function readVisitInsights(db: Database, scope: InsightScope): Promise<Insight[]> {
  const [day, dueOn] = [sql`v.date`, sql`daily.due_on`];
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, daily as (
      select ${day} as due_on, count(*) as due, count(*) filter (where v.state = 'missed') as missed,
        count(*) filter (where
          v.checked_in_at <= v.begins_at + make_interval(mins => ${graceMinutes})) as on_time
      from ${visits} as v join seen on seen.id = v.facility_id
      where v.client_id = ${scope.clientId} and v.state in ('in-progress', 'completed', 'missed')
        and ${isNearEither(sql`v.begins_at`, scope)} and ${isInEither(day, scope)}
      group by v.date),
    placed as (select ${placedIn(dueOn, scope)}, due, missed, on_time from daily)
    select is_now, month, sum(due)::int as due, sum(missed)::int as missed,
      sum(on_time)::int as on_time
    from placed group by grouping sets ((is_now), (is_now, month))`);
  const part = undefined;
  const onTime = rows.map((row): FigureRow => {
    const due = Number(row.due);
    return { ...placeOf(row), part, value: (Number(row.on_time) / due) * 100, rows: due };
  });
  const missed = rows.map(
    (row): FigureRow => ({
      ...placeOf(row),
      part,
      value: Number(row.missed),
      rows: Number(row.due),
    }),
  );
  return [
    insightOf("visits-on-time", part, onTime, scope.period),
    insightOf("visits-missed", part, missed, scope.period),
  ];
}

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

interface PricedScope {
  facilityId: string;
  /** ISO. */
  effectiveFrom: string;
  priceCents: number;
  /** Sum of the areas in the scope, each counted once. */
  squareFeet: number;
}

/** The caller checks that the reader may know prices. */
export async function readCostInsight(db: Database, scope: InsightScope): Promise<Insight> {
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, priced as (
      select s.id, s.facility_id, s.effective_from, l.area_id, sum(l.monthly_price_cents) as price
      from seen join ${scopes} as s on s.facility_id = seen.id
        join ${scopeLines} as l on l.scope_id = s.id
      where s.client_id = ${scope.clientId} and s.effective_from is not null
      group by s.id, l.area_id)
    select p.facility_id, p.effective_from::text as effective_from, sum(p.price) as price,
      sum(a.square_feet) as square_feet
    from priced as p join ${areas} as a on a.id = p.area_id
    group by p.id, p.facility_id, p.effective_from`);
  const pricedScopes = rows.map((row) => ({
    facilityId: String(row.facility_id),
    effectiveFrom: String(row.effective_from),
    priceCents: Number(row.price),
    squareFeet: Number(row.square_feet),
  }));
  const { period } = scope;
  const now = costOn(pricedScopes, period.to);
  const before = costOn(pricedScopes, periodBefore(period).to);
  return {
    name: "cost",
    part: undefined,
    value: now.value,
    rows: now.rows,
    before: before.value,
    rowsBefore: before.rows,
    months: monthsOf(period).map((month) => {
      const last = wholeMonth(month).to;
      return { month, ...costOn(pricedScopes, last < period.to ? last : period.to) };
    }),
  };
}

/** The cost of all facilities together, in which each weighs as much as it is large. */
function costOn(
  all: readonly PricedScope[],
  day: string,
): { value: number | undefined; rows: number } {
  const inEffect = new Map<string, PricedScope>();
  for (const scope of all.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)))
    if (scope.effectiveFrom <= day) inEffect.set(scope.facilityId, scope);
  const priced = [...inEffect.values()].filter(({ priceCents }) => priceCents > 0);
  const sum = (of: "priceCents" | "squareFeet") =>
    priced.reduce((total, scope) => total + scope[of], 0);
  // Areas that are counted by their fixtures have no size.
  const size = sum("squareFeet");
  return { value: size === 0 ? undefined : sum("priceCents") / size, rows: priced.length };
}
