/**
 * Every change of an opportunity takes the same path: lock, write, history, and an event for open screens.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import { leads } from "#features/leads/tables/leads.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedColumns, type FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { opportunityServerMessages } from "./messages.server.ts";
import {
  isClosedStage,
  type LostReason,
  type OpportunityStage,
  stages,
} from "./opportunity-types.ts";
import { type OpportunityRow, opportunities, opportunityStages } from "./tables/opportunities.ts";

/**
 * Held until the transaction ends. The quote request is locked before what became of it, by
 * everybody: two people who work on the one and on the other never wait for each other.
 */
export async function lockOpportunity(
  tx: Transaction,
  id: string,
): Promise<OpportunityRow | undefined> {
  await tx
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(opportunities, eq(opportunities.leadId, leads.id))
    .where(eq(opportunities.id, id))
    .for("update", { of: leads });
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for("update");
  return row;
}

export interface OpportunityEvent {
  kind: HistoryKindOf<"opportunity">;
  change: FieldChanges;
  details?: HistoryDetails;
}

/** @param actorId null where the product did it by itself */
export async function recordOpportunityEvent(
  tx: Transaction,
  actorId: string | null,
  id: string,
  event: OpportunityEvent,
): Promise<void> {
  await recordHistory(tx, { ...event, recordKind: "opportunity", recordId: id, actorId });
  await sendChangeEvent(tx, { kind: "opportunity", id });
}

export interface StageChange {
  stage: OpportunityStage;
  lostReason?: LostReason;
  lostNote?: string;
  /** The language that the note was written in. */
  lostLanguage?: Language;
  /** False where the prospect has heard nothing by it, as of a bid that was made. */
  isAnswer?: boolean;
}

export const noNextStep = { nextStep: "", nextStepLanguage: null, nextStepOn: null };

/** The product has planned another walk-through by itself, and the opportunity goes on, or ends, without one. */
const isStepOver = ({ nextStep }: OpportunityRow, stage: OpportunityStage): boolean =>
  stages.indexOf(stage) > stages.indexOf("walk-through") &&
  languages.some((language) => opportunityServerMessages(language).walkThroughAgain === nextStep);

/**
 * Moves a locked opportunity to another stage, with its times. Who is past the first stage was
 * answered, except by losing it or by what only the office sees; who is brought back to it was not.
 */
export async function writeStage(
  tx: Transaction,
  actorId: string | null,
  row: OpportunityRow,
  { stage, lostReason, lostNote = "", lostLanguage, isAnswer = stage !== "lost" }: StageChange,
): Promise<OpportunityEvent> {
  const at = await databaseTime(tx);
  const isAnswered = isAnswer ? stage !== "new" : row.answeredAt !== null;
  const isKept = isAnswered === (row.answeredAt !== null);
  const set = {
    stage,
    stageSince: at,
    lostReason: stage === "lost" ? (lostReason ?? null) : null,
    lostNote: stage === "lost" ? lostNote : "",
    lostLanguage: stage === "lost" ? (lostLanguage ?? null) : null,
    closedAt: isClosedStage(stage) ? at : null,
    ...(isStepOver(row, stage) && noNextStep),
    ...(!isKept && {
      answeredAt: isAnswered ? at : null,
      answeredBy: isAnswered ? actorId : null,
    }),
  };
  const [after] = await tx
    .update(opportunities)
    .set(set)
    .where(eq(opportunities.id, row.id))
    .returning();
  await tx
    .update(opportunityStages)
    .set({ leftAt: sql`greatest(${at}, ${opportunityStages.enteredAt})` })
    .where(and(eq(opportunityStages.opportunityId, row.id), isNull(opportunityStages.leftAt)));
  await tx.insert(opportunityStages).values({
    id: newId(),
    opportunityId: row.id,
    stage,
    fromStage: row.stage,
    enteredAt: at,
    movedBy: actorId,
  });
  const { stageSince: _, closedAt: __, ...change } = set;
  return { kind: "moved", change: changedColumns(row, after, change) };
}

/** Says of a locked opportunity, which stays where it is, that a person has answered, or that nobody has yet. */
export async function writeAnswer(
  tx: Transaction,
  actorId: string | null,
  row: OpportunityRow,
  isAnswered: boolean,
): Promise<OpportunityEvent> {
  const set = {
    answeredAt: isAnswered ? await databaseTime(tx) : null,
    answeredBy: isAnswered ? actorId : null,
  };
  const [after] = await tx
    .update(opportunities)
    .set(set)
    .where(eq(opportunities.id, row.id))
    .returning();
  const kind = isAnswered ? "answered" : "reopened";
  return { kind, change: changedColumns(row, after, set) };
}

/** True if nothing has moved it since the answer: it is at `contacted`, or was a bid by then. */
export const standsAsAnswered = ({ stage, stageSince, answeredAt }: OpportunityRow): boolean =>
  stage === "contacted" || (stage === "bid" && answeredAt !== null && stageSince < answeredAt);

/** Waits for an answer again. The caller holds its lock, and it stands as it was answered. */
export const takeAnswerBack = (
  tx: Transaction,
  actorId: string | null,
  row: OpportunityRow,
): Promise<OpportunityEvent> =>
  row.stage === "contacted"
    ? writeStage(tx, actorId, row, { stage: "new" })
    : writeAnswer(tx, actorId, row, false);
