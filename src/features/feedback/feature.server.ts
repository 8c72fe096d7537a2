import type { FeatureServer } from "#platform/feature.server.ts";
import { feedbackQueue } from "#platform/jobs/queue-options.server.ts";
import { feedbackEmails } from "./emails/feedback-emails.ts";
import { feedbackHistory } from "./history-nouns.server.ts";
import { workOnFeedback } from "./jobs.server.ts";
import { readOrderQuestion } from "./order-question.server.ts";

export const feedbackServer = {
  name: "feedback",
  names: () => ({
    "/client-portal/feedback": { label: "Feedback" },
    "/office/feedback": { label: "Feedback" },
  }),
  jobs: {
    queues: [feedbackQueue],
    start: ({ queue, db, log }) => workOnFeedback(queue, db, log),
  },
  emails: feedbackEmails,
  panels: { orderQuestion: readOrderQuestion },
  history: feedbackHistory,
} satisfies FeatureServer;
