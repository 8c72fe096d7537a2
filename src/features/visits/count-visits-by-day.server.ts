/** A month of visits as figures by day: the database counts, so that nothing of a visit is read. */
import { and, asc, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { fitsVisitFilter, maxVisits, type VisitFilter } from "./list-visits.server.ts";
import { visitTasks } from "./tables/visit-records.ts";
import { visits } from "./tables/visits.ts";
import { undoneShareOfUnfinished, type VisitOutcome } from "./visit-outcome.ts";
import { inVisitScope } from "./visit-scope.server.ts";

export interface VisitCount {
  date: LocalDate;
  outcome: VisitOutcome;
  count: number;
}

/** Counts the first visits of a period, up to `limit`. */
export async function countVisitsByDay(
  db: Database,
  actor: Actor,
  filter: VisitFilter,
  now = new Date(),
  limit = maxVisits,
): Promise<VisitCount[]> {
  const { rows } = await db.execute(sql`
    select first.date::text as date, count(*) as count,
      case when work.undone > work.tasks * ${undoneShareOfUnfinished}::float then 'unfinished'
        else first.state::text end as outcome
    from (
      select ${visits.id}, ${visits.date}, ${visits.state} from ${visits}
      where ${and(inVisitScope(actor, now), fitsVisitFilter(filter, now))}
      order by ${asc(visits.beginsAt)}, ${asc(visits.id)} limit ${limit}
    ) as first
    left join lateral (
      select count(*) as tasks, count(*) filter (where part.done_at is null) as undone
      from ${visitTasks} as part where part.visit_id = first.id
    ) as work on first.state = 'completed'
    group by 1, 3`);
  return rows.map((row) => ({
    date: String(row.date),
    outcome: row.outcome as VisitOutcome,
    count: Number(row.count),
  }));
}
