import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { changeInspection, type InspectionContext, isOver } from "./change-inspection.server.ts";
import { readResults } from "./read-results.server.ts";
import { isFailed, type ScoringMethod, scoreWhole, tenthsOf } from "./scoring.ts";
import { deficiencies } from "./tables/inspection-records.ts";
import type { InspectionRow } from "./tables/inspections.ts";

export type FinishProblem =
  | "cancelled"
  /** Some item has neither a rating nor "not applicable". */
  | "unrated";

/** Failed hygiene waits a day, anything else a week; calendar days at the facility. */
const dueAfterDays = { worst: 1, other: 7 };

/** Signs it as well. What failed becomes deficiencies. @param at when it was pressed */
export const finishInspection = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  at = new Date(),
): Promise<ChangeResult<FinishProblem>> =>
  changeInspection(context, actor, { id, needs: "inspections.perform" }, async (tx, inspection) => {
    if (isOver(inspection)) return done;
    if (inspection.state === "cancelled") return "cancelled";
    const areas = await readResults(tx, inspection);
    const items = areas.flatMap((area) => area.items);
    if (items.some(({ rating }) => rating === undefined)) return "unrated";
    const score = scoreWhole(inspection.method, areas);
    const failed = items.flatMap(({ id: itemId, rating = "" }) =>
      isFailed(inspection.method, rating) ? [{ itemId, rating }] : [],
    );
    await addDeficiencies(tx, inspection, failed, at);
    const scoreTenths = score === undefined ? null : tenthsOf(score);
    return {
      kind: "finished",
      notifies: true,
      details: { scoreTenths, failed: failed.length },
      set: {
        state: "finished",
        finishedAt: at,
        scoreTenths,
        finishedBy: actor.accountId,
        startedAt: inspection.startedAt ?? at,
      },
    };
  });

async function addDeficiencies(
  tx: Transaction,
  { id, clientId, facilityId, method }: InspectionRow,
  failed: readonly { itemId: string; rating: string }[],
  at: Date,
): Promise<void> {
  if (failed.length === 0) return;
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  const today = todayIn(facility?.timeZone ?? "UTC", at);
  const rows = failed.map(({ itemId, rating }) => ({
    id: newId(),
    inspectionId: id,
    itemId,
    clientId,
    facilityId,
    dueOn: addDays(today, dueAfterDays[isWorst(method, rating) ? "worst" : "other"]),
  }));
  await tx.insert(deficiencies).values(rows);
}

/** Decides the priority of the work order, and with it the due date. */
export const isWorst = (method: ScoringMethod, rating: string): boolean =>
  rating === (method === "five-point" ? "5" : method === "three-point" ? "3" : "fail");
