/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "#platform/submissions/messages/en.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import { applicationServerMessages } from "./messages.server.ts";
import { jobApplications } from "./tables/job-applications.ts";

export const applicationHistory = {
  application: {
    singular: (language) => applicationServerMessages(language).one,
    plural: (language) => applicationServerMessages(language).several,
    place: 150,
    messages: (language) => receivedMessages(language).events,
    readNames: namedBy(jobApplications, jobApplications.reference),
    pathOf: ({ recordId }) => `/office/applications/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    application: (typeof en)["events"];
  }
}
