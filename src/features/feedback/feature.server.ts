import type { FeatureServer } from "#platform/feature.server.ts";
import { feedbackEmailExamples } from "./emails/email-examples.ts";
import { feedbackEmails } from "./emails/feedback-emails.ts";
import { feedbackHistory } from "./history-nouns.server.ts";
import { feedbackJob, workOnFeedback } from "./jobs.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";
import { feedbackMessages } from "./messages.ts";
import { feedbackNotifications, feedbackRecord } from "./notifications.server.ts";
import { readOrderQuestion } from "./order-question.server.ts";
import { feedbackPersonalData } from "./personal-data.server.ts";
import { feedbackOnStartPage } from "./start-page.server.ts";
import { feedback } from "./tables/feedback.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    feedback: "client";
  }
}

export const feedbackServer = {
  name: "feedback",
  names(language) {
    const name = { label: feedbackMessages(language).section };
    return { "/client-portal/feedback": name, "/office/feedback": name };
  },
  jobs: {
    queues: [feedbackJob.name],
    start: ({ queue, db, log }) => workOnFeedback(queue, db, log),
  },
  emails: feedbackEmails,
  emailExamples: feedbackEmailExamples,
  emailTexts: [feedbackServerMessages.emailTexts],
  panels: { orderQuestion: readOrderQuestion },
  changeEvents: { feedback: { about: "client", needs: "feedback.read" } },
  history: feedbackHistory,
  archive: [{ table: feedback, without: [feedback.secretHash] }],
  personalData: feedbackPersonalData,
  notifications: feedbackNotifications,
  notificationRecords: { feedback: feedbackRecord },
  startPage: feedbackOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
