import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { inspectionAnswers } from "#database/tables/inspection-records.ts";
import { type InspectionRow, inspectionItems } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  changeInspection,
  type InspectionContext,
  type InspectionResult,
  type InspectionStep,
} from "./change-inspection.ts";
import { ratingsOf } from "./scoring.ts";

export type AnswerError =
  | "cancelled"
  | "unknown-item"
  /** Of another method, or nothing at all. */
  | "unknown-rating";

export interface NewAnswer {
  /** Made by the phone that it was given on. */
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
  { id = randomUUIDv7(), itemId, rating, comment, replaces }: NewAnswer,
  at = new Date(),
): Promise<InspectionResult<AnswerError>> =>
  changeInspection<AnswerError>(
    context,
    actor,
    { id: inspectionId, needs: "inspections.perform" },
    async (tx, inspection) => {
      const { clientId, facilityId, state, method } = inspection;
      if (state === "cancelled") return { refused: "cancelled" };
      if (!(await hasItem(tx, inspectionId, itemId))) return { refused: "unknown-item" };
      const isKnown = rating === null ? comment !== "" : ratingsOf(method).includes(rating);
      if (!isKnown) return { refused: "unknown-rating" };
      await tx.insert(inspectionAnswers).values({
        ...{ id, inspectionId, itemId, clientId, facilityId, rating, comment },
        ...{ replaces: [...replaces], isLate: isOver(inspection) },
        ...{ givenBy: actor.accountId, givenAt: at },
      });
      return begun(inspection, at);
    },
  );

export const isOver = ({ state }: Pick<InspectionRow, "state">): boolean =>
  state === "finished" || state === "signed";

/** The first thing that is written down begins it. */
export const begun = ({ state }: InspectionRow, at: Date): InspectionStep =>
  state === "planned" ? { kind: "started", change: { state: "in-progress", startedAt: at } } : {};

export const hasItem = async (tx: Transaction, inspectionId: string, id: string) =>
  (await tx.$count(
    inspectionItems,
    and(eq(inspectionItems.id, id), eq(inspectionItems.inspectionId, inspectionId)),
  )) > 0;
