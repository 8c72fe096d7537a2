/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { submissionMessages } from "#platform/submissions/submission-messages.ts";
import { jobApplications } from "./tables/job-applications.ts";

export const applicationHistory = {
  application: {
    singular: () => "Application",
    plural: () => "Applications",
    place: 150,
    messages: () => submissionMessages,
    readNames: namedBy(jobApplications, jobApplications.reference),
    pathOf: ({ recordId }) => `/office/applications/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    application: typeof submissionMessages;
  }
}
