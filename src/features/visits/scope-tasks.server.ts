import { and, asc, eq, isNotNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/facilities/tables/scopes.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import { dueTasks, nightsOf, type ScopeTask } from "./series/due-tasks.server.ts";
import { findCalendar } from "./series/facility-calendar.server.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { type VisitRow, visits } from "./tables/visits.ts";

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

/** All versions of a facility's scope that have a day, in their order. */
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
      asc(scopeLines.task),
      asc(scopeLines.id),
    );
  const versions = new Map<number, ScopeVersion>();
  for (const { version, effectiveFrom, ...line } of rows) {
    const one = versions.get(version) ?? { effectiveFrom: effectiveFrom ?? "", lines: [] };
    one.lines.push(line);
    versions.set(version, one);
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
