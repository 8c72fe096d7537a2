import { momentOf } from "#platform/document/moment.ts";
import { bandOf, scoreBands } from "./feedback-types.ts";
import { aboutInWords, type FeedbackLine } from "./list-feedback.ts";

/** As lists and pages show it. @param meId account of the reader */
export function showFeedback(line: FeedbackLine, meId: string, now = new Date()) {
  const { id, score, reason, answeredAt, changedAt, timeZone, workOrderId, threadId } = line;
  const about = aboutInWords(line);
  return {
    id,
    score,
    reason,
    workOrderId,
    threadId,
    about: about.charAt(0).toUpperCase() + about.slice(1),
    clientName: line.clientName,
    facilityName: line.facilityName,
    giver: line.giver,
    isMine: line.accountId === meId,
    mayAnswer: line.accountId === meId && line.isOpen,
    band: score === null ? null : { name: bandOf(score), label: scoreBands[bandOf(score)].label },
    asked: momentOf(line.askedAt, now, timeZone),
    answered: answeredAt && momentOf(answeredAt, now, timeZone),
    changed: changedAt && momentOf(changedAt, now, timeZone),
  };
}

export type ShownFeedback = ReturnType<typeof showFeedback>;
