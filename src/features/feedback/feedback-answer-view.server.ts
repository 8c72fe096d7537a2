import { momentOf } from "#platform/document/moment.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { bandOf } from "./feedback-types.ts";
import { type FeedbackListRow, formatFeedbackAbout } from "./list-feedback.server.ts";
import { feedbackMessages } from "./messages.ts";

/** The answer as lists and pages show it to a reader. */
export function toFeedbackAnswerView(
  row: FeedbackListRow,
  { accountId: meId, language }: Actor,
  now = new Date(),
) {
  const { id, score, reason, answeredAt, changedAt, timeZone, workOrderId, threadId } = row;
  const { bandsWithScores } = feedbackMessages(language);
  return {
    id,
    score,
    reason,
    language: row.language,
    workOrderId,
    threadId,
    about: formatFeedbackAbout(row, language),
    clientName: row.clientName,
    facilityName: row.facilityName,
    giver: row.giver,
    isMine: row.accountId === meId,
    mayAnswer: row.accountId === meId && row.isOpen,
    band: score === null ? null : { name: bandOf(score), label: bandsWithScores[bandOf(score)] },
    asked: momentOf(row.askedAt, language, timeZone, now),
    answered: answeredAt && momentOf(answeredAt, language, timeZone, now),
    changed: changedAt && momentOf(changedAt, language, timeZone, now),
  };
}

export type FeedbackAnswerView = ReturnType<typeof toFeedbackAnswerView>;
