/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { submissionMessages } from "#platform/submissions/submission-messages.ts";
import { leads } from "./tables/leads.ts";

export const leadHistory = {
  lead: {
    singular: () => "Quote request",
    plural: () => "Quote requests",
    place: 130,
    messages: () => submissionMessages,
    readNames: namedBy(leads, leads.reference),
    pathOf: ({ recordId }) => `/office/leads/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    lead: typeof submissionMessages;
  }
}
