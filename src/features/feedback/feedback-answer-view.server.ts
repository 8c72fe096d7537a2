import { momentOf } from "#platform/document/moment.ts";
import { bandOf, scoreBands } from "./feedback-types.ts";
import { type FeedbackListRow, formatFeedbackAbout } from "./list-feedback.server.ts";

/** The answer as lists and pages show it. @param meId account of the reader */
export function toFeedbackAnswerView(row: FeedbackListRow, meId: string, now = new Date()) {
  const { id, score, reason, answeredAt, changedAt, timeZone, workOrderId, threadId } = row;
  const about = formatFeedbackAbout(row);
  return {
    id,
    score,
    reason,
    workOrderId,
    threadId,
    about: about.charAt(0).toUpperCase() + about.slice(1),
    clientName: row.clientName,
    facilityName: row.facilityName,
    giver: row.giver,
    isMine: row.accountId === meId,
    mayAnswer: row.accountId === meId && row.isOpen,
    band: score === null ? null : { name: bandOf(score), label: scoreBands[bandOf(score)].label },
    asked: momentOf(row.askedAt, "en", now, timeZone),
    answered: answeredAt && momentOf(answeredAt, "en", now, timeZone),
    changed: changedAt && momentOf(changedAt, "en", now, timeZone),
  };
}

export type FeedbackAnswerView = ReturnType<typeof toFeedbackAnswerView>;
