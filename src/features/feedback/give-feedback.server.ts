import { and, eq, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { markRecordRead } from "#platform/notifications/read-notifications.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import type { FeedbackForm } from "./feedback-form.ts";
import { daysToChange, isLow } from "./feedback-types.ts";
import { notifyAboutLowScore } from "./notify-about-low-score.server.ts";
import { feedback } from "./tables/feedback.ts";
import { isOpenToGiver, isVisibleFeedback } from "./visible-feedback.server.ts";

export type GiveResult =
  | { ok: true }
  /** Also for a question to somebody else. */
  | { ok: false; reason: "not-found" }
  /** Not answered in time, or answered more than 30 days ago. */
  | { ok: false; reason: "too-late" };

/**
 * The first answer, or a change of it. A low answer notifies the account team in the same
 * transaction, as does every change of one that was low.
 * @param giver signed in, or the owner of an email's link
 */
export async function giveFeedback(
  { db, queue }: CommandContext,
  giver: Actor,
  id: string,
  answer: FeedbackForm,
): Promise<GiveResult> {
  const result = await db.transaction(async (tx): Promise<GiveResult> => {
    const row = await lockOwn(tx, giver, id);
    if (row === undefined) return { ok: false, reason: "not-found" };
    if (!row.isOpen) return { ok: false, reason: "too-late" };
    const { score, reason } = row;
    if (score === answer.score && reason === answer.reason) return { ok: true };
    const isFirst = score === null;
    const now = sql`clock_timestamp()`;
    const times = isFirst ? { answeredAt: now } : { changedAt: now };
    const { clientId, facilityId } = row;
    const place = { clientId, facilityId };
    await tx
      .update(feedback)
      .set({ ...answer, ...times })
      .where(eq(feedback.id, id));
    await recordHistory(tx, {
      recordKind: "feedback",
      recordId: id,
      ...place,
      actorId: giver.accountId,
      kind: isFirst ? "answered" : "changed",
      change: changedFields(isFirst ? {} : { score, reason }, answer),
    });
    await sendChangeEvent(tx, { kind: "feedback", id, ...place });
    if (isLow(answer.score) || row.threadId !== null)
      await notifyAboutLowScore(tx, queue, giver, { ...row, ...answer }, isFirst);
    return { ok: true };
  });
  if (result.ok) await markRecordRead(db, giver, "feedback", id);
  return result;
}

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
