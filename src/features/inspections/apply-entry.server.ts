/** Applies an entry once, however often the phone that stored it sends it. */
import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { sentPhotos } from "#platform/files/sent-photos.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { applyOnce } from "#platform/offline/apply-once.server.ts";
import { phoneTime } from "#platform/offline/phone-time.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import {
  changeInspection,
  hasItem,
  hasItems,
  type InspectionChange,
  type InspectionContext,
  isOver,
} from "./change-inspection.server.ts";
import { type FinishProblem, finishInspection } from "./finish-inspection.server.ts";
import type { InspectionAct, InspectionEntry } from "./inspection-forms.ts";
import { ratingsOf, type ScoringMethod } from "./scoring.ts";
import { inspectionAnswers, inspectionEntries } from "./tables/inspection-records.ts";
import type { InspectionRow } from "./tables/inspections.ts";

export type InspectionAnswerProblem =
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
): Promise<ChangeResult<InspectionAnswerProblem>> =>
  giveAnswers(context, actor, inspectionId, [answer], at);

/** Either all answers are stored or none; the history has each by itself. */
const giveAnswers = (
  context: InspectionContext,
  actor: Actor,
  inspectionId: string,
  answers: readonly NewAnswer[],
  at = new Date(),
): Promise<ChangeResult<InspectionAnswerProblem>> =>
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
          language: comment === "" ? null : actor.language,
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

/** The first thing that is written down begins it. */
const begun = ({ state }: InspectionRow, at: Date): InspectionChange =>
  state === "planned" ? { kind: "started", set: { state: "in-progress", startedAt: at } } : {};

export type PhotoProblem = "cancelled" | "unknown-item" | "unknown-file";

interface Photos {
  itemId: string;
  /** Files that the actor has sent and attached to nothing yet. */
  fileIds: readonly string[];
}

/** Possible after the end, too: a photo from a phone without a connection is still evidence. */
export const addPhotos = (
  context: InspectionContext,
  actor: Actor,
  inspectionId: string,
  { itemId, fileIds }: Photos,
): Promise<ChangeResult<PhotoProblem>> =>
  changeInspection(
    context,
    actor,
    { id: inspectionId, needs: "inspections.perform" },
    async (tx, inspection) => {
      const { state, clientId, facilityId } = inspection;
      if (state === "cancelled") return "cancelled";
      if (!(await hasItem(tx, inspectionId, itemId))) return "unknown-item";
      if (!(await mayAttach(tx, actor, fileIds))) return "unknown-file";
      const record = { recordKind: "inspection-item", recordId: itemId } as const;
      await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
      return begun(inspection, new Date());
    },
  );

type EntryProblem = InspectionAnswerProblem | FinishProblem | PhotoProblem | "other-person";

export type EntryResult = ChangeResult<EntryProblem>;

/**
 * Repeating it gives the first answer again; what is refused leaves no trace.
 * @param id made by the phone
 */
export const applyInspectionEntry = (
  { db, queue }: InspectionContext,
  actor: Actor,
  id: string,
  { inspectionId, act, by, ...phone }: InspectionEntry,
  now = new Date(),
): Promise<EntryResult> =>
  applyOnce<EntryResult>(
    db,
    actor,
    { id, by },
    {
      findEarlier: async (tx) => {
        const [earlier] = await tx
          .select()
          .from(inspectionEntries)
          .where(eq(inspectionEntries.id, id));
        return (
          earlier && {
            givenBy: earlier.givenBy,
            isOfRecord: earlier.inspectionId === inspectionId,
            answer: done,
          }
        );
      },
      apply: async (tx) => {
        const { at } = phoneTime(phone, now);
        const result = await apply({ db: tx, queue }, tx, actor, { id, inspectionId, act, at });
        if (!result.ok) return result;
        return changeInspection(
          { db: tx, queue },
          actor,
          { id: inspectionId, needs: "inspections.perform" },
          async (_, { clientId, facilityId }) => {
            const columns = { inspectionId, clientId, facilityId, kind: act.kind, receivedAt: now };
            await tx
              .insert(inspectionEntries)
              .values({ ...columns, id, givenBy: actor.accountId, givenAt: at });
            return done;
          },
        );
      },
    },
  );

interface EntryToApply {
  id: string;
  inspectionId: string;
  act: InspectionAct;
  at: Date;
}

async function apply(
  context: InspectionContext,
  tx: Transaction,
  actor: Actor,
  { id, inspectionId, act, at }: EntryToApply,
): Promise<EntryResult> {
  switch (act.kind) {
    case "answer": {
      const { itemId, rating, comment, replaces } = act;
      return giveAnswer(
        context,
        actor,
        inspectionId,
        { id, itemId, rating, comment, replaces },
        at,
      );
    }
    case "rest": {
      const { rating, answers } = act;
      const rated = answers.map((answer) => ({ ...answer, rating, comment: "" }));
      return giveAnswers(context, actor, inspectionId, rated, at);
    }
    case "photos": {
      const fileIds = await sentPhotos(tx, actor, act.photos);
      if (fileIds === undefined) return { ok: false, reason: "unknown-file" };
      return addPhotos(context, actor, inspectionId, { itemId: act.itemId, fileIds });
    }
    case "finish":
      return finishInspection(context, actor, inspectionId, at);
  }
}
