import { sql } from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import type { Database } from "#platform/database/client.ts";
import { type FigureRow, insightOf, placeOf } from "./insight-rows.ts";
import { graceMinutes, type Insight } from "./insight-types.ts";
import {
  type InsightScope,
  isInEither,
  isNearEither,
  placedIn,
  seenFacilities,
} from "./seen-facilities.server.ts";

/** By the date of the visit, which is that of the evening on which its window begins. */
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
