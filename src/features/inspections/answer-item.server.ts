import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import {
  changeInspection,
  type InspectionChange,
  type InspectionContext,
} from "./change-inspection.server.ts";
import { ratingsOf, type ScoringMethod } from "./scoring.ts";
import { inspectionAnswers } from "./tables/inspection-records.ts";
import { type InspectionRow, inspectionItems } from "./tables/inspections.ts";

export type AnswerError =
  | "cancelled"
  | "unknown-item"
  /** A rating of another method, or none at all. */
  | "unknown-rating";

export interface NewAnswer {
  /** Made by the phone on which it was given. */
  id?: string;
  itemId: string;
  rating: string | null;
  comment: string;
  /** Ids of the answers that were shown when it was given. */
  replaces: readonly string[];
}

/**
 * Adds an answer, and changes none. After the end it is kept beside the others and does not count.
 * @param at when it was given
 */
export const giveAnswer = (
  context: InspectionContext,
  actor: Actor,
  inspectionId: string,
  answer: NewAnswer,
  at = new Date(),
): Promise<ChangeResult<AnswerError>> => giveAnswers(context, actor, inspectionId, [answer], at);

/** All of them or none; each as if it had been given alone. */
export const giveAnswers = (
  context: InspectionContext,
  actor: Actor,
  inspectionId: string,
  answers: readonly NewAnswer[],
  at = new Date(),
): Promise<ChangeResult<AnswerError>> =>
  changeInspection(
    context,
    actor,
    { id: inspectionId, needs: "inspections.perform" },
    async (tx, inspection) => {
      const { clientId, facilityId, state, method } = inspection;
      if (state === "cancelled") return "cancelled";
      const itemIds = answers.map(({ itemId }) => itemId);
      if (!(await hasItems(tx, inspectionId, itemIds))) return "unknown-item";
      if (!answers.every((answer) => isKnown(method, answer))) return "unknown-rating";
      await tx.insert(inspectionAnswers).values(
        answers.map(({ id = newId(), itemId, rating, comment, replaces }) => ({
          id,
          inspectionId,
          itemId,
          clientId,
          facilityId,
          rating,
          comment,
          replaces: [...replaces],
          isLate: isOver(inspection),
          givenBy: actor.accountId,
          givenAt: at,
        })),
      );
      return begun(inspection, at);
    },
  );

/** An empty answer is valid only where it takes another one back. */
function isKnown(method: ScoringMethod, { rating, comment, replaces }: NewAnswer): boolean {
  if (rating === null) return comment !== "" || replaces.length > 0;
  return ratingsOf(method).includes(rating);
}

async function hasItems(tx: Transaction, inspectionId: string, itemIds: readonly string[]) {
  const ids = [...new Set(itemIds)];
  const ofInspection = eq(inspectionItems.inspectionId, inspectionId);
  const fileCount = await tx.$count(
    inspectionItems,
    and(inArray(inspectionItems.id, ids), ofInspection),
  );
  return fileCount === ids.length;
}

export const isOver = ({ state }: Pick<InspectionRow, "state">): boolean =>
  state === "finished" || state === "signed";

/** The first thing that is written down begins it. */
export const begun = ({ state }: InspectionRow, at: Date): InspectionChange =>
  state === "planned" ? { kind: "started", set: { state: "in-progress", startedAt: at } } : {};

export const hasItem = (tx: Transaction, inspectionId: string, id: string) =>
  hasItems(tx, inspectionId, [id]);
