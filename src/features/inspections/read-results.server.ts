/** Areas, items and answers of inspections, as scoring needs them. */
import { asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { ScoringMethod } from "./scoring.ts";
import { countedRating } from "./standing-answers.ts";
import { inspectionAnswers } from "./tables/inspection-records.ts";
import { inspectionAreas, inspectionItems } from "./tables/inspections.ts";

export type ResultItem = Awaited<ReturnType<typeof readResults>>[number]["items"][number];

type Db = Database | Transaction;

interface Inspected {
  id: string;
  method: ScoringMethod;
}

/** Results keep their order. The caller has checked that the actor may read the inspection. */
export async function readResults(db: Db, inspection: Inspected) {
  return (await readResultsOf(db, [inspection])).get(inspection.id) ?? [];
}

/** Results by id of the inspection. The caller has checked that the actor may read each one. */
export async function readResultsOf(db: Db, inspected: readonly Inspected[]) {
  const ids = inspected.map(({ id }) => id);
  const areas = await db
    .select()
    .from(inspectionAreas)
    .where(inArray(inspectionAreas.inspectionId, ids))
    .orderBy(asc(inspectionAreas.position));
  const items = await db
    .select()
    .from(inspectionItems)
    .where(inArray(inspectionItems.inspectionId, ids))
    .orderBy(asc(inspectionItems.position));
  const answers = Map.groupBy(await readAnswers(db, ids), ({ itemId }) => itemId);
  const itemsOf = Map.groupBy(items, ({ inspectionAreaId }) => inspectionAreaId);
  const areasOf = Map.groupBy(areas, ({ inspectionId }) => inspectionId);
  const rated = (item: (typeof items)[number], method: ScoringMethod) => {
    const itemAnswers = answers.get(item.id) ?? [];
    return { ...item, answers: itemAnswers, rating: countedRating(method, itemAnswers) };
  };
  return new Map(
    inspected.map(({ id, method }) => [
      id,
      (areasOf.get(id) ?? []).map((area) => ({
        ...area,
        items: (itemsOf.get(area.id) ?? []).map((item) => rated(item, method)),
      })),
    ]),
  );
}

const readAnswers = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: inspectionAnswers.id,
      itemId: inspectionAnswers.itemId,
      rating: inspectionAnswers.rating,
      comment: inspectionAnswers.comment,
      language: inspectionAnswers.language,
      replaces: inspectionAnswers.replaces,
      isLate: inspectionAnswers.isLate,
      givenAt: inspectionAnswers.givenAt,
      givenBy: accounts.name,
    })
    .from(inspectionAnswers)
    .innerJoin(accounts, eq(accounts.id, inspectionAnswers.givenBy))
    .where(inArray(inspectionAnswers.inspectionId, [...ids]))
    .orderBy(asc(inspectionAnswers.position));
