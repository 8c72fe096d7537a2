import { createHash } from "node:crypto";
import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { hourMs } from "#platform/format/durations.ts";
import { addDays, type LocalDate, mondayOf } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { findCalendar } from "./series/make-visits.server.ts";
import { type FacilityDays, plannedDates } from "./series/planned-dates.ts";
import type { SeriesDates } from "./series/recurrence.ts";
import { earlierStart } from "./series/recurrence-rule.ts";
import { visitTasks } from "./tables/visit-records.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { type VisitRow, visits } from "./tables/visits.ts";

// Decides which tasks of a scope are due on which night.

export type FrequencyPeriod = "week" | "month" | "quarter" | "year";

export interface ScopeTask {
  areaId: string;
  task: string;
  /** Times in the period, by the scope of work. */
  times: number;
  per: FrequencyPeriod;
}

/** The nights of the period that a date lies in, by original date and in their order. */
export type NightsOfSeries = (date: LocalDate, period: FrequencyPeriod) => readonly LocalDate[];

/**
 * @returns nights as if the series had always run: where one was split or begins in mid-month, monthly
 * tasks stay on the nights that they had
 */
export function nightsOf(series: SeriesDates, days: FacilityDays): NightsOfSeries {
  const endless = {
    rule: series.rule,
    startsOn: earlierStart(series.rule, series.startsOn),
    endsOn: null,
  };
  // A year at once, with the weeks that reach into it: rules are slow to begin with.
  const years = new Map<string, readonly LocalDate[]>();
  const nightsIn = (year: string) => {
    const ofYear =
      years.get(year) ??
      plannedDates(endless, days, addDays(`${year}-01-01`, -7), addDays(`${year}-12-31`, 7)).map(
        ({ originalDate }) => originalDate,
      );
    years.set(year, ofYear);
    return ofYear;
  };
  return (date, period) => {
    const [first, last] = periodOf(date, period);
    return nightsIn(date.slice(0, 4)).filter((night) => night >= first && night <= last);
  };
}

/** First and last day. Weeks begin on Monday. */
export function periodOf(date: LocalDate, period: FrequencyPeriod): [LocalDate, LocalDate] {
  if (period === "week") return [mondayOf(date), addDays(mondayOf(date), 6)];
  const day = Temporal.PlainDate.from(date);
  const months = { month: 1, quarter: 3, year: 12 }[period];
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % months) });
  return [first.toString(), first.add({ months }).subtract({ days: 1 }).toString()];
}

/**
 * Spreads each task evenly over the nights of its period, beginning on another night for each task,
 * so that not all monthly work falls on one. The same night for the same area and task in every version
 * of a scope.
 * @param original the original date of the visit
 */
export function dueTasks<Task extends ScopeTask>(
  tasks: readonly Task[],
  nights: NightsOfSeries,
  original: LocalDate,
): Task[] {
  return tasks.filter((task) => {
    const ofPeriod = nights(original, task.per);
    const night = ofPeriod.indexOf(original);
    if (night < 0) return false;
    if (task.times >= ofPeriod.length) return true;
    return nightsDue(task, ofPeriod.length).has(night);
  });
}

/** Spreads a task over as many nights as it has times. There must be more nights than times. */
function nightsDue(task: ScopeTask, nights: number): ReadonlySet<number> {
  const begin = phaseOf(task);
  const times = Array.from({ length: task.times }, (_, at) => at);
  return new Set(times.map((time) => Math.floor(((time + begin) * nights) / task.times)));
}

/** A fraction from 0 up to, but not including, 1. */
const phaseOf = ({ areaId, task }: ScopeTask): number =>
  createHash("sha256").update(`${areaId} ${task}`).digest().readUInt32BE() / 2 ** 32;

export interface PlannedTask {
  areaId: string;
  areaName: string;
  floor: string;
  task: string;
}

/**
 * The tasks due on the night of a visit, by the scope of work in effect on its date, in the order of
 * the areas. The caller has checked that the actor may read the visit.
 */
export async function tasksDue(
  db: Database | Transaction,
  visitId: string,
): Promise<PlannedTask[]> {
  const [row] = await db
    .select({ visit: visits, series: visitSeries })
    .from(visits)
    .innerJoin(visitSeries, eq(visitSeries.id, visits.seriesId))
    .where(eq(visits.id, visitId));
  if (row === undefined || !row.series.doesScope) return [];
  const { visit, series } = row;
  const lines = await linesInEffect(db, visit);
  if (lines.length === 0) return [];
  const nights = nightsOf(series, await findCalendar(db, visit.facilityId));
  return dueTasks(lines, nights, visit.originalDate).map(({ areaId, areaName, floor, task }) => ({
    areaId,
    areaName,
    floor,
    task,
  }));
}

interface ScopeVersion {
  effectiveFrom: LocalDate;
  lines: (PlannedTask & ScopeTask)[];
}

/** All versions of a facility's scope that have a first day, in order. */
export async function linesOfVersions(
  db: Database | Transaction,
  facilityId: string,
): Promise<ScopeVersion[]> {
  const rows = await db
    .select({
      version: scopes.version,
      effectiveFrom: scopes.effectiveFrom,
      areaId: scopeLines.areaId,
      areaName: areas.name,
      floor: areas.floor,
      task: scopeLines.task,
      times: scopeLines.times,
      per: scopeLines.per,
    })
    .from(scopes)
    .innerJoin(scopeLines, eq(scopeLines.scopeId, scopes.id))
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(and(eq(scopes.facilityId, facilityId), isNotNull(scopes.effectiveFrom)))
    .orderBy(
      asc(scopes.effectiveFrom),
      asc(areas.position),
      asc(areas.id),
      asc(byName(scopeLines.task)),
      asc(scopeLines.id),
    );
  const versions = new Map<number, ScopeVersion>();
  for (const { version, effectiveFrom, ...line } of rows) {
    const scope = versions.get(version) ?? { effectiveFrom: effectiveFrom ?? "", lines: [] };
    scope.lines.push(line);
    versions.set(version, scope);
  }
  return [...versions.values()];
}

async function linesInEffect(
  db: Database | Transaction,
  { facilityId, date }: Pick<VisitRow, "facilityId" | "date">,
) {
  const versions = await linesOfVersions(db, facilityId);
  return versions.findLast(({ effectiveFrom }) => effectiveFrom <= date)?.lines ?? [];
}

/** Crew leads see tonight's and tomorrow's visits, and last night's until they are settled. */
const hoursBack = 18;

/** Every read of visits puts this into its `where`. */
export function inVisitScope(actor: Actor, now: Date): SQL {
  const none = sql`false`;
  if (!may(actor, "facilities.read")) return none;
  const inFacility = inVisibleFacility(actor, visits);
  if (actor.role !== "crew-lead") return inFacility;
  const from = new Date(now.getTime() - hoursBack * hourMs);
  const isNear = and(gt(visits.endsAt, from), isByTomorrow(now));
  return and(inFacility, or(eq(visits.state, "in-progress"), isNear)) ?? none;
}

/** Tomorrow where the facility is. */
export const isByTomorrow = (now: Date): SQL =>
  sql`${visits.date} <= (select (${now.toISOString()}::timestamptz at time zone f.time_zone)::date + 1
    from ${facilities} as f where f.id = ${visits.facilityId})`;

export const countUndone = (tx: Transaction, visitId: string): Promise<number> =>
  tx.$count(visitTasks, and(eq(visitTasks.visitId, visitId), isNull(visitTasks.doneAt)));
