import { and, asc, eq, gt, gte, inArray, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { inVisitScope, isByTomorrow } from "./scope-tasks.server.ts";
import { seriesTitle } from "./series-title.server.ts";
import { visitExceptions, visitTasks } from "./tables/visit-records.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { type VisitRow, type VisitState, visitState, visits } from "./tables/visits.ts";
import { undoneShareOfUnfinished, type VisitOutcome } from "./visit-outcome.ts";

export interface VisitFilter {
  /** The day is that on which the window begins, at the facility. */
  from?: LocalDate;
  to?: LocalDate;
  facilityId?: string | undefined;
  clientId?: string | undefined;
  state?: VisitState | undefined;
  /** Tells visits that were left unfinished from the others that `state` calls completed. */
  outcome?: VisitOutcome | undefined;
  /** Id of a visit: those that begin after it. */
  after?: string | undefined;
  /** Running, or over since then at most, up to tomorrow. */
  since?: Date;
}

type ListedColumn =
  | "id"
  | "facilityId"
  | "clientId"
  | "seriesId"
  | "date"
  | "windowStart"
  | "windowEnd"
  | "beginsAt"
  | "endsAt"
  | "crewSize"
  | "isChanged"
  | "state"
  | "cancelReason"
  | "cancelLanguage"
  | "missedAt"
  | "checkedInAt"
  | "checkedInHow"
  | "checkedInSentAt"
  | "checkedOutAt"
  | "checkedOutHow"
  | "checkedOutSentAt"
  | "changedAt";

export interface VisitListRow extends Pick<VisitRow, ListedColumn> {
  title: string;
  facilityName: string;
  timeZone: string;
  /** Fixed at check-in; none before. */
  tasks: number;
  tasksDone: number;
  exceptions: number;
  /** Minutes of work; null where nobody has said, and for clients. */
  budgetMinutes: number | null;
}

/** A month of a client with sixty facilities; who sees those of a whole company narrows them. */
export const maxVisits = 2_000;

/** The order is that of the windows. */
export function listVisits(
  db: Database,
  actor: Actor,
  filter: VisitFilter,
  now = new Date(),
  limit = maxVisits,
): Promise<VisitListRow[]> {
  // Found by their index first: of a company, tens of thousands would be joined and sorted by name.
  const first = db
    .select({ id: visits.id })
    .from(visits)
    .where(and(inVisitScope(actor, now), fitsVisitFilter(filter, now)))
    .orderBy(asc(visits.beginsAt), asc(visits.id))
    .limit(limit);
  return db
    .select(columnsFor(actor))
    .from(visits)
    .innerJoin(visitSeries, eq(visitSeries.id, visits.seriesId))
    .innerJoin(facilities, eq(facilities.id, visits.facilityId))
    .where(inArray(visits.id, first))
    .orderBy(asc(visits.beginsAt), asc(byName(facilities.name)), asc(visits.id));
}

export const visitStates = visitState.enumValues;

/** The order is that of the windows. */
export async function pageOfVisits(
  db: Database,
  actor: Actor,
  filter: VisitFilter,
  now: Date,
  limit: number,
): Promise<{ rows: VisitListRow[]; next: string | undefined }> {
  const rows = await db
    .select(columnsFor(actor))
    .from(visits)
    .innerJoin(visitSeries, eq(visitSeries.id, visits.seriesId))
    .innerJoin(facilities, eq(facilities.id, visits.facilityId))
    .where(and(inVisitScope(actor, now), fitsVisitFilter(filter, now)))
    .orderBy(asc(visits.beginsAt), asc(visits.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

/** Stops at one more than `max`, because a whole company would have tens of thousands. */
export async function countVisitsUpTo(
  db: Database,
  actor: Actor,
  filter: VisitFilter,
  now: Date,
  max: number,
): Promise<number> {
  const { rows } = await db.execute(sql`select count(*) as count from (
    select from ${visits} where ${and(inVisitScope(actor, now), fitsVisitFilter(filter, now))}
    limit ${max + 1}) as counted`);
  return Number(rows[0]?.count);
}

/** Counts all visits of the filter, and not only those on a page. Every state has a number. */
export async function countVisits(
  db: Database,
  actor: Actor,
  filter: VisitFilter,
  now = new Date(),
): Promise<Record<VisitState, number>> {
  const rows = await db
    .select({ state: visits.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(visits)
    .where(and(inVisitScope(actor, now), fitsVisitFilter(filter, now)))
    .groupBy(visits.state);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const counts = visitState.enumValues.map((state) => [state, counted.get(state) ?? 0] as const);
  return Object.fromEntries(counts) as Record<VisitState, number>;
}

/** Undefined for what does not exist or the actor may not see. */
export async function findVisitListRow(
  db: Database,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<VisitListRow | undefined> {
  const [row] = await db
    .select(columnsFor(actor))
    .from(visits)
    .innerJoin(visitSeries, eq(visitSeries.id, visits.seriesId))
    .innerJoin(facilities, eq(facilities.id, visits.facilityId))
    .where(and(inVisitScope(actor, now), eq(visits.id, id)));
  return row;
}

function fitsVisitFilter(
  { from, to, facilityId, clientId, state, outcome, since, after }: VisitFilter,
  now: Date,
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(visits.date, from),
    to === undefined ? undefined : lte(visits.date, to),
    // The same days as moments, widely: by these the index finds them.
    from === undefined ? undefined : gte(visits.beginsAt, sql`${from}::date - interval '1 day'`),
    to === undefined ? undefined : lte(visits.beginsAt, sql`${to}::date + interval '3 days'`),
    facilityId === undefined ? undefined : eq(visits.facilityId, facilityId),
    clientId === undefined ? undefined : eq(visits.clientId, clientId),
    state === undefined ? undefined : eq(visits.state, state),
    outcome === undefined ? undefined : hasOutcome(outcome),
    after === undefined
      ? undefined
      : sql`(${visits.beginsAt}, ${visits.id}) > (select seen.begins_at, seen.id
          from ${visits} as seen where seen.id = ${after})`,
    since &&
      or(
        eq(visits.state, "in-progress"),
        and(
          gt(visits.endsAt, since),
          gt(visits.beginsAt, earlier(since)),
          lt(visits.beginsAt, later(now)),
          isByTomorrow(now),
        ),
      ),
  );
}

function hasOutcome(outcome: VisitOutcome): SQL | undefined {
  if (outcome !== "completed" && outcome !== "unfinished") return eq(visits.state, outcome);
  const isUnfinished = sql`${undone} > ${tasks} * ${undoneShareOfUnfinished}::float8`;
  return and(
    eq(visits.state, "completed"),
    outcome === "unfinished" ? isUnfinished : not(isUnfinished),
  );
}

/** Longer than any window, and beyond any tomorrow: by these the index finds them. */
const earlier = (since: Date) => new Date(since.getTime() - 48 * 3_600_000);
const later = (now: Date) => new Date(now.getTime() + 72 * 3_600_000);

const count = (of: typeof visitTasks | typeof visitExceptions, more = sql``) =>
  sql<number>`(select count(*) from ${of} as part where part.visit_id = ${visits}.id ${more})`.mapWith(
    Number,
  );

const tasks = count(visitTasks);
const undone = count(visitTasks, sql`and part.done_at is null`);

const columnsFor = ({ language, role }: Actor) => ({
  id: visits.id,
  facilityId: visits.facilityId,
  clientId: visits.clientId,
  seriesId: visits.seriesId,
  date: visits.date,
  crewSize: visits.crewSize,
  windowStart: visits.windowStart,
  windowEnd: visits.windowEnd,
  beginsAt: visits.beginsAt,
  endsAt: visits.endsAt,
  isChanged: visits.isChanged,
  state: visits.state,
  cancelReason: visits.cancelReason,
  cancelLanguage: visits.cancelLanguage,
  missedAt: visits.missedAt,
  checkedInAt: visits.checkedInAt,
  checkedInHow: visits.checkedInHow,
  checkedOutAt: visits.checkedOutAt,
  checkedOutHow: visits.checkedOutHow,
  checkedInSentAt: visits.checkedInSentAt,
  checkedOutSentAt: visits.checkedOutSentAt,
  changedAt: visits.changedAt,
  title: seriesTitle(language),
  facilityName: facilities.name,
  timeZone: facilities.timeZone,
  tasks,
  tasksDone: count(visitTasks, sql`and part.done_at is not null`),
  exceptions: count(visitExceptions),
  // The minutes of work would reveal our cost, so clients never get them.
  budgetMinutes: isClientRole(role) ? sql<null>`null` : visitSeries.budgetMinutes,
});

// A month of visits as figures by day: the database counts, so that nothing of a visit is read.

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
