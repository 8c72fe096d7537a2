/** Trends of a facility as lists of inspections show them. */

import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { inspectionDay } from "./inspection-day.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { readTrends, type Trends } from "./read-trends.server.ts";
import { percentOf } from "./scoring.ts";

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
    /** In the middle of a sentence. */
    method: methods[method],
    days: inspections.map(({ id, plannedOn }) => ({
      id,
      day: inspectionDay(plannedOn, language),
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

/** With a true minus, as wide as the plus. */
function signed(tenths: number | null): string {
  if (tenths === null) return "–";
  if (tenths === 0) return "0.0";
  return `${tenths > 0 ? "+" : "\u2212"}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
