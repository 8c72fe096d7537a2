/** Areas, items and answers of inspections, as scoring needs them. */
import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { inspectionAnswers } from "#database/tables/inspection-records.ts";
import { inspectionAreas, inspectionItems } from "#database/tables/inspections.ts";
import type { ScoringMethod } from "./scoring.ts";
import { countedRating } from "./standing-answers.ts";

export type ResultItem = Awaited<ReturnType<typeof readResults>>[number]["items"][number];

/** In their order. The caller has checked that the actor may read the inspection. */
export async function readResults(
  db: Database | Transaction,
  { id, method }: { id: string; method: ScoringMethod },
) {
  const areas = await db
    .select()
    .from(inspectionAreas)
    .where(eq(inspectionAreas.inspectionId, id))
    .orderBy(asc(inspectionAreas.position));
  const items = await db
    .select()
    .from(inspectionItems)
    .where(eq(inspectionItems.inspectionId, id))
    .orderBy(asc(inspectionItems.position));
  const answers = Map.groupBy(await readAnswers(db, id), ({ itemId }) => itemId);
  return areas.map((area) => ({
    ...area,
    items: items
      .filter(({ inspectionAreaId }) => inspectionAreaId === area.id)
      .map((item) => {
        const given = answers.get(item.id) ?? [];
        return { ...item, answers: given, rating: countedRating(method, given) };
      }),
  }));
}

const readAnswers = (db: Database | Transaction, inspectionId: string) =>
  db
    .select({
      ...{ id: inspectionAnswers.id, itemId: inspectionAnswers.itemId },
      ...{ rating: inspectionAnswers.rating, comment: inspectionAnswers.comment },
      ...{ replaces: inspectionAnswers.replaces, isLate: inspectionAnswers.isLate },
      ...{ givenAt: inspectionAnswers.givenAt, givenBy: accounts.name },
    })
    .from(inspectionAnswers)
    .innerJoin(accounts, eq(accounts.id, inspectionAnswers.givenBy))
    .where(eq(inspectionAnswers.inspectionId, inspectionId))
    .orderBy(asc(inspectionAnswers.position));
