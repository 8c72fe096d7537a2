/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { submissionMessages } from "#platform/submissions/submission-messages.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const contactMessageHistory = {
  "contact-message": {
    singular: () => "Contact message",
    plural: () => "Contact messages",
    place: 140,
    messages: () => submissionMessages,
    readNames: namedBy(contactMessages, contactMessages.reference),
    pathOf: ({ recordId }) => `/office/contact-messages/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "contact-message": typeof submissionMessages;
  }
}
