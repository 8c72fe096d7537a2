/** How inspected areas scored in a month, and what became of their failed items. */
import { and, asc, between, eq, inArray } from "drizzle-orm";
import type { Period } from "#features/insights/insight-period.ts";
import { readResults } from "#features/inspections/read-results.server.ts";
import { scoreArea, tenthsOf } from "#features/inspections/scoring.ts";
import { deficiencies } from "#features/inspections/tables/inspection-records.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import type { Database } from "#platform/database/client.ts";
import type { AreaFigures } from "./report-figures.ts";

/** By the day for which each inspection was planned; an area has an entry for each method. */
export async function countAreas(
  db: Database,
  { clientId, facilityId }: { clientId: string; facilityId: string },
  { from, to }: Period,
): Promise<AreaFigures[]> {
  const finished = await db
    .select({ id: inspections.id, method: inspections.method })
    .from(inspections)
    .where(
      and(
        eq(inspections.clientId, clientId),
        eq(inspections.facilityId, facilityId),
        inArray(inspections.state, ["finished", "signed"]),
        between(inspections.plannedOn, from, to),
      ),
    )
    .orderBy(asc(inspections.plannedOn), asc(inspections.id));
  const figuresByArea = new Map<string, AreaFigures>();
  for (const inspection of finished) {
    const failed = await failedItems(db, inspection.id);
    for (const { areaId, name, items } of await readResults(db, inspection)) {
      const score = scoreArea(inspection.method, items);
      if (score === undefined) continue;
      const key = `${areaId} ${inspection.method}`;
      const before = figuresByArea.get(key);
      const ofArea = items.flatMap(({ id }) => failed.get(id) ?? []);
      figuresByArea.set(key, {
        // The latest name.
        id: areaId,
        name,
        method: inspection.method,
        inspections: (before?.inspections ?? 0) + 1,
        tenths: (before?.tenths ?? 0) + tenthsOf(score),
        failed: (before?.failed ?? 0) + ofArea.length,
        putRight: (before?.putRight ?? 0) + ofArea.filter(({ isRight }) => isRight).length,
      });
    }
  }
  return [...figuresByArea.values()];
}

async function failedItems(db: Database, inspectionId: string) {
  const rows = await db
    .select({ itemId: deficiencies.itemId, reinspectedAt: deficiencies.reinspectedAt })
    .from(deficiencies)
    .where(eq(deficiencies.inspectionId, inspectionId));
  return new Map(rows.map((row) => [row.itemId, [{ isRight: row.reinspectedAt !== null }]]));
}
