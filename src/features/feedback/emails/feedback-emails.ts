import { company } from "#content/company.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import type { Language } from "#platform/language/language.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { newFeedbackToken } from "../feedback-link.server.ts";
import { isLow, scores } from "../feedback-types.ts";
import { findFeedback, formatFeedbackAbout } from "../list-feedback.server.ts";
import { feedbackNotifications } from "../notifications.server.ts";
import { feedbackLow } from "./feedback-low.tsx";
import { feedbackQuestion } from "./feedback-question.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** It asks a person of the client about a finished work order, or about a facility's quarter. */
    "feedback-question": ForAccount;
    /** It warns the account manager of an answer from 0 to 6, unless it was changed to a higher one meanwhile. */
    "feedback-low": ForAccount;
  }
  interface EmailSubjects {
    feedback: true;
  }
  interface NotDueReasons {
    answered: true;
    "not-asked": true;
    "no-longer-low": true;
  }
}

export const feedbackEmails: Renderers<"feedback-question" | "feedback-low"> = {
  async "feedback-question"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    const actor = await findActorOf(db, data.accountId);
    const question = actor && (await findFeedback(db, actor, aboutId ?? ""));
    if (actor === undefined || question === undefined) return undefined;
    // `notDue` is a code: whoever looks it up reads it in their own language.
    if (question.answeredAt !== null) return { notDue: "answered" };
    if (!question.isOpen) return { notDue: "not-asked" };
    return ifWanted(parts, data.accountId, feedbackNotifications.feedback, async (links) => {
      const page = `${origin}/feedback?token=${await newFeedbackToken(db, question.id)}`;
      return {
        ...(await feedbackQuestion({
          language: actor.language,
          name: actor.name,
          facility: question.facilityName,
          about: formatFeedbackAbout(question, actor.language),
          addressOf: (score) => (score === undefined ? page : `${page}&score=${score}`),
          scores,
          links,
          until: dayOf(question.expiresAt, actor.language),
        })),
        to: actor.email,
      };
    });
  },
  async "feedback-low"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    const actor = await findActorOf(db, data.accountId);
    const question = actor && (await findFeedback(db, actor, aboutId ?? ""));
    if (actor === undefined || question === undefined || question.threadId === null)
      return undefined;
    const { clientName: client, facilityName: facility, giver, score, reason, threadId } = question;
    if (score === null || !isLow(score)) return { notDue: "no-longer-low" };
    const { language } = actor;
    return ifWanted(parts, data.accountId, feedbackNotifications.feedback, async (links) => ({
      ...(await feedbackLow({
        language,
        name: actor.name,
        client,
        facility,
        giver,
        reason,
        links,
        score,
        about: formatFeedbackAbout(question, language),
        span: question.quarter === null ? undefined : formatQuarter(question.quarter, language),
        address: `${origin}/office/messages/${threadId}`,
      })),
      to: actor.email,
    }));
  },
};

const dayOf = (moment: Date, language: Language): string =>
  dateFormat(
    { month: "long", day: "numeric", year: "numeric", timeZone: company.timeZone },
    language,
  ).format(moment);
