import type { FeatureServer } from "#platform/feature.server.ts";
import { feedbackQueue } from "#platform/jobs/queue-options.server.ts";
import { feedbackArchive } from "./archive.server.ts";
import { feedbackEmails } from "./emails/feedback-emails.ts";
import { feedbackHistory } from "./history-nouns.server.ts";
import { workOnFeedback } from "./jobs.server.ts";
import { feedbackMessages } from "./messages.ts";
import { readOrderQuestion } from "./order-question.server.ts";

export const feedbackServer = {
  name: "feedback",
  names(language) {
    const name = { label: feedbackMessages(language).section };
    return { "/client-portal/feedback": name, "/office/feedback": name };
  },
  jobs: {
    queues: [feedbackQueue],
    start: ({ queue, db, log }) => workOnFeedback(queue, db, log),
  },
  emails: feedbackEmails,
  panels: { orderQuestion: readOrderQuestion },
  history: feedbackHistory,
  archive: feedbackArchive,
} satisfies FeatureServer;
