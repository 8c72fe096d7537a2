/** Inspections as `docs/api.md` describes them. */
import type { InspectionLine } from "#domain/inspections/list-inspections.ts";
import { appaLevel, type Score, tenthsOf } from "#domain/inspections/scoring.ts";

export function inspectionAsJson(line: InspectionLine) {
  const { id, facilityId, facilityName, plannedOn, state, method, scoreTenths } = line;
  return {
    ...{ id, facility: { id: facilityId, name: facilityName }, plannedOn, state, method },
    score: scoreTenths === null ? null : scoreTenths / 10,
    appaLevel: scoreTenths === null ? null : appaLevel(scoreTenths).level,
    ...{ inspector: line.inspectorName, items: line.items, finishedAt: line.finishedAt },
    ...{ signedAt: line.signedAt, openDeficiencies: line.openDeficiencies },
  };
}

/** In percent with one decimal. */
export const scoreAsJson = (score: Score | undefined): number | null =>
  score === undefined ? null : tenthsOf(score) / 10;
