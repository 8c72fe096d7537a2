import type { Random } from "#demo/random.ts";
import type { AreaRow } from "#features/facilities/tables/areas.ts";
import { newId } from "#platform/database/new-id.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { isFailed, type ScoringMethod, scoreWhole, tenthsOf } from "../scoring.ts";
import type { inspectionAnswers } from "../tables/inspection-records.ts";
import type {
  InspectionRow,
  inspectionAreas,
  inspectionItems,
  inspections,
} from "../tables/inspections.ts";
import { usualWeight } from "../weights.server.ts";

/** An area and task of the scope in effect on the day. */
export interface DemoItem {
  task: string;
  area: Pick<AreaRow, "id" | "name" | "floor" | "type">;
}

export interface DemoInspectionFacts {
  row: Pick<
    InspectionRow,
    "clientId" | "facilityId" | "scopeId" | "method" | "plannedOn" | "inspectorId"
  >;
  startedAt: Date;
  /** Share of items with the best rating. */
  best: number;
  comments: readonly string[];
  /** Items whose rating a failure tells. */
  failures: readonly { area: string; task: string; rating: string; comment: string }[];
}

export interface DemoInspectionRows {
  inspection: typeof inspections.$inferInsert & { id: string; finishedAt: Date };
  areas: (typeof inspectionAreas.$inferInsert)[];
  items: (typeof inspectionItems.$inferInsert)[];
  answers: (typeof inspectionAnswers.$inferInsert)[];
  failed: { itemId: string; area: string; task: string }[];
}

/** A finished inspection with an answer for each item, rated by chance where no failure tells it. */
export function demoInspectionRows(
  random: Random,
  items: readonly DemoItem[],
  facts: DemoInspectionFacts,
): DemoInspectionRows {
  const { row, startedAt } = facts;
  const id = newId();
  const { clientId, facilityId, method } = row;
  const columns = { inspectionId: id, clientId, facilityId };
  const byArea = [...Map.groupBy(items, ({ area }) => area.id).values()];
  const areas = byArea.flatMap(([first], n) =>
    first === undefined
      ? []
      : [{ ...columns, ...areaColumns(first.area), id: newId(), position: n + 1 }],
  );
  let at = startedAt.getTime();
  const rated = areas.flatMap((area) =>
    items
      .filter((item) => item.area.id === area.areaId)
      .map(({ task }) => {
        at += (1 + random.below(2)) * minuteMs;
        const failure = facts.failures.find(
          (candidate) => candidate.area === area.name && candidate.task === task,
        );
        const rating = failure?.rating ?? chance(random, method, facts.best);
        const isBest = rating === "1" || rating === "pass";
        const comment =
          failure?.comment ?? (isBest || random.chance(0.55) ? "" : random.pick(facts.comments));
        const itemId = newId();
        return { area, itemId, task, rating, comment, givenAt: new Date(at) };
      }),
  );
  const scored = areas.map(({ id: areaId, weight }) => ({
    weight,
    items: rated.flatMap(({ area, rating }) => (area.id === areaId ? { weight: 1, rating } : [])),
  }));
  const score = scoreWhole(method, scored);
  const finishedAt = new Date(at + 4 * minuteMs);
  return {
    inspection: {
      ...row,
      id,
      state: "finished",
      startedAt,
      finishedAt,
      finishedBy: row.inspectorId,
      createdAt: new Date(startedAt.getTime() - 14 * 24 * 60 * minuteMs),
      scoreTenths: score === undefined ? null : tenthsOf(score),
    },
    areas,
    items: rated.map(({ area, itemId, task }, n) => ({
      ...columns,
      id: itemId,
      inspectionAreaId: area.id,
      task,
      weight: 1,
      position: n + 1,
    })),
    answers: rated.map(({ itemId, rating, comment, givenAt }) => ({
      ...columns,
      id: newId(),
      itemId,
      rating,
      comment,
      language: comment === "" ? null : ("en" as const),
      givenAt,
      replaces: [],
      givenBy: row.inspectorId,
    })),
    failed: rated.flatMap(({ itemId, area, task, rating }) =>
      isFailed(method, rating) ? { itemId, area: area.name, task } : [],
    ),
  };
}

const areaColumns = ({ id, name, floor, type }: DemoItem["area"]) => ({
  areaId: id,
  name,
  floor,
  type,
  weight: usualWeight(type),
});

function chance(random: Random, method: ScoringMethod, best: number): string {
  const isBest = random.chance(best);
  if (method === "pass-fail") return isBest || random.chance(0.75) ? "pass" : "fail";
  if (isBest) return "1";
  return method === "five-point" && random.chance(0.25) ? "3" : "2";
}
