/** How scores of a facility, its areas and their items went from one inspection to the next. */

import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { dayWithWeekday } from "#platform/format/day-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { selectListRows } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { readResultsOf } from "./read-results.server.ts";
import { isFailed, percentOf, points, type ScoringMethod, scoreArea, tenthsOf } from "./scoring.ts";
import { inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

const maxInspections = 12;

/** Tenths of a percent, oldest first; null if the item did not apply or did not exist. */
type Scores = readonly (number | null)[];

export interface ItemTrend {
  task: string;
  scores: Scores;
  /** Number of ratings; `failed` counts those among them that failed. */
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
  /** The areas of the latest inspection, in its order. */
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

const maxFailures = 5;

/** Undefined without a facility, and where too little has been inspected. */
export async function readTrendsView(
  { context }: RouteRequest,
  actor: Actor,
  facilityId: string | undefined,
) {
  if (facilityId === undefined) return undefined;
  const trends = await readTrends(context.get(appContext).db, actor, facilityId);
  return trends && toTrendsView(trends, actor.language);
}

export type TrendsView = ReturnType<typeof toTrendsView>;
export type TrendView = TrendsView["rows"][number];

function toTrendsView({ method, inspections, whole, areas }: Trends, language: Language) {
  const { methods, wholeFacility } = inspectionServerMessages(language);
  const failures = areas
    .flatMap(({ name, items }) => items.map((item) => ({ ...item, area: name })))
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => b.failed - a.failed)
    .slice(0, maxFailures);
  const rows = areas
    .map(({ id, name, scores }) => trend(id, name, scores))
    .toSorted((a, b) => (a.lastTenths ?? 1_001) - (b.lastTenths ?? 1_001));
  const scored = rows.flatMap(({ scores }) => scores.filter((score) => score !== null));
  return {
    // A step beneath the lowest, and beneath the line of 80%.
    from: Math.max(0, Math.floor(Math.min(780, ...scored) / 50) * 50 - 50),
    /** The method's name for the middle of a sentence. */
    method: methods[method],
    days: inspections.map(({ id, plannedOn }) => ({
      id,
      day: dayWithWeekday(plannedOn, language),
    })),
    whole: trend("whole", wholeFacility, whole),
    rows,
    failures: failures.map(({ area, task, failed, rated, scores }) => ({
      area,
      task,
      failed,
      rated,
      scores,
      last: formatTenths(lastOf(scores)),
    })),
    areas: areas.map(({ id, name, scores, items }) => ({
      id,
      name,
      scores: scores.map(formatTenths),
      items: items.map((item) => ({ task: item.task, scores: item.scores.map(formatTenths) })),
    })),
  };
}

function trend(id: string, name: string, scores: readonly (number | null)[]) {
  const scored = scores.filter((score) => score !== null);
  const [last, before] = [scored.at(-1), scored.at(-2)];
  const change = last === undefined || before === undefined ? null : last - before;
  return {
    id,
    name,
    scores,
    lastTenths: last,
    last: formatTenths(last),
    change: signed(change),
    lowest: formatTenths(scored.length === 0 ? null : Math.min(...scored)),
  };
}

const lastOf = (scores: readonly (number | null)[]) => scores.findLast((score) => score !== null);

const formatTenths = (tenths: number | null | undefined): string =>
  tenths === null || tenths === undefined ? "–" : percentOf(tenths);

/** A true minus sign, because it is as wide as the plus. */
function signed(tenths: number | null): string {
  if (tenths === null) return "–";
  if (tenths === 0) return "0.0";
  return `${tenths > 0 ? "+" : "\u2212"}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
