/** Inspections as `docs/api.md` describes them. */
import type { InspectionListRow } from "./list-inspections.server.ts";
import type { Trends } from "./read-trends.server.ts";
import { appaLevel, type Score, tenthsOf } from "./scoring.ts";

export function inspectionAsJson(row: InspectionListRow) {
  const { id, facilityId, facilityName, plannedOn, state, method, scoreTenths } = row;
  return {
    id,
    facility: { id: facilityId, name: facilityName },
    plannedOn,
    state,
    method,
    score: scoreTenths === null ? null : scoreTenths / 10,
    appaLevel: scoreTenths === null ? null : appaLevel(scoreTenths),
    inspector: row.inspectorName,
    items: row.items,
    finishedAt: row.finishedAt,
    signedAt: row.signedAt,
    openDeficiencies: row.openDeficiencies,
  };
}

/** In percent with one decimal. */
export const scoreAsJson = (score: Score | undefined): number | null =>
  score === undefined ? null : tenthsOf(score) / 10;

/** Scores stand in the order of the inspections. */
export const trendsAsJson = ({ method, inspections, whole, areas }: Trends) => ({
  method,
  inspections,
  scores: whole.map(percent),
  areas: areas.map(({ name, scores, items }) => ({
    name,
    scores: scores.map(percent),
    items: items.map((item) => ({ ...item, scores: item.scores.map(percent) })),
  })),
});

const percent = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
