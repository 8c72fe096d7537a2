import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { markRecordRead } from "#platform/notifications/read-notifications.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import type { FeedbackForm } from "./feedback-form.ts";
import { daysToChange, isLow } from "./feedback-types.ts";
import { notifyAboutLowScore } from "./notify-about-low-score.server.ts";
import { feedback } from "./tables/feedback.ts";
import { isOpenToGiver, isVisibleFeedback } from "./visible-feedback.server.ts";

export type GiveResult = ChangeResult<
  /** Nobody answered in time, or the answer is more than 30 days old. */
  "too-late"
>;

/**
 * The first answer, or a change of it. A low answer notifies the account team in the same
 * transaction, as does every change of one that was low; only low ones have a mail of their own.
 * @param giver signed in, or the owner of an email's link
 */
export async function giveFeedback(
  context: CommandContext,
  giver: Actor,
  id: string,
  answer: FeedbackForm,
): Promise<GiveResult> {
  const result = await changeRecord<Question, FeedbackForm, "too-late", Done>(context, {
    lock: (tx) => lockOwn(tx, giver, id),
    isAllowed: true,
    async decide(_, { isOpen, score, reason }) {
      if (!isOpen) return "too-late";
      return score === answer.score && reason === answer.reason ? done : answer;
    },
    async apply(tx, question) {
      const { clientId, facilityId, score, reason } = question;
      const isFirst = score === null;
      const now = sql`clock_timestamp()`;
      const times = isFirst ? { answeredAt: now } : { changedAt: now };
      await tx
        .update(feedback)
        .set({ ...answer, language: giver.language, ...times })
        .where(eq(feedback.id, id));
      await recordChange(tx, {
        recordKind: "feedback",
        recordId: id,
        clientId,
        facilityId,
        actorId: giver.accountId,
        kind: isFirst ? "answered" : "changed",
        change: changedFields(isFirst ? {} : { score, reason }, answer),
      });
      const isTold = isLow(answer.score) || question.threadId !== null;
      if (isTold)
        await notifyAboutLowScore(tx, context.queue, giver, { ...question, ...answer }, isFirst);
      return done;
    },
  });
  if (result.ok) await markRecordRead(context.db, giver, "feedback", id);
  return result;
}

type Question = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

async function lockOwn(tx: Transaction, giver: Actor, id: string) {
  if (!may(giver, "feedback.give")) return undefined;
  const isOwn = eq(feedback.accountId, giver.accountId);
  const { clientId, facilityId, score, reason, workOrderId, quarter, threadId } = feedback;
  const [row] = await tx
    .select({
      id: feedback.id,
      clientId,
      facilityId,
      score,
      reason,
      workOrderId,
      quarter,
      threadId,
      isOpen: isOpenToGiver(daysToChange).mapWith(Boolean),
    })
    .from(feedback)
    .where(and(eq(feedback.id, id), isOwn, isVisibleFeedback(giver)))
    .for("update");
  return row;
}
