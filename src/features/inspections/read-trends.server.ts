/** How scores of a facility, its areas and their items went from one inspection to the next. */
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { selectListRows } from "./list-inspections.server.ts";
import { readResultsOf } from "./read-results.server.ts";
import { isFailed, points, type ScoringMethod, scoreArea, tenthsOf } from "./scoring.ts";
import { inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

const maxInspections = 12;

/** In tenths of a percent, the oldest first; null where it did not apply or was not there. */
type Scores = readonly (number | null)[];

export interface ItemTrend {
  task: string;
  scores: Scores;
  /** How often it was rated, and how often of these it failed. */
  rated: number;
  failed: number;
}

export interface AreaTrend {
  id: string;
  name: string;
  scores: Scores;
  items: readonly ItemTrend[];
}

export interface Trends {
  method: ScoringMethod;
  /** The oldest first; the day as `2026-11-20`. */
  inspections: readonly { id: string; plannedOn: string }[];
  whole: Scores;
  /** Those of the latest inspection, in its order. */
  areas: readonly AreaTrend[];
}

/**
 * Trends over the last twelve finished inspections, without those by another method than the
 * latest, which score the same rooms differently. Undefined for fewer than two.
 */
export async function readTrends(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<Trends | undefined> {
  const isDone = inArray(inspections.state, ["finished", "signed"]);
  const condition = and(isVisibleInspection(actor), isDone, eq(inspections.facilityId, facilityId));
  const rows = await selectListRows(db, condition, maxInspections);
  const [latest] = rows;
  const same = rows.filter(({ method }) => method === latest?.method).toReversed();
  if (latest === undefined || same.length < 2) return undefined;
  const results = await readResultsOf(db, same);
  const { method } = latest;
  const past = same.map(({ id }) => results.get(id) ?? []);
  return {
    method,
    inspections: same.map(({ id, plannedOn }) => ({ id, plannedOn })),
    whole: same.map(({ scoreTenths }) => scoreTenths),
    areas: (past.at(-1) ?? []).map(({ areaId, name, items }) => {
      const visits = past.map((areas) => areas.find((area) => area.areaId === areaId));
      return {
        id: areaId,
        name,
        scores: visits.map((area) => {
          const score = area && scoreArea(method, area.items);
          return score === undefined ? null : tenthsOf(score);
        }),
        items: items.map(({ task }) =>
          itemTrend(
            method,
            task,
            visits.map((area) => area?.items.find((item) => item.task === task)?.rating),
          ),
        ),
      };
    }),
  };
}

function itemTrend(
  method: ScoringMethod,
  task: string,
  ratings: readonly (string | undefined)[],
): ItemTrend {
  const scores = ratings.map((rating) => {
    const percent = rating === undefined ? undefined : points(method, rating);
    return percent === undefined ? null : percent * 10;
  });
  return {
    task,
    scores,
    rated: scores.filter((score) => score !== null).length,
    failed: ratings.filter((rating) => rating !== undefined && isFailed(method, rating)).length,
  };
}
