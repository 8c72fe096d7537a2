import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "#platform/submissions/messages/en.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import { contactServerMessages } from "./messages.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const contactMessageHistory = {
  "contact-message": {
    singular: (language) => contactServerMessages(language).one,
    plural: (language) => contactServerMessages(language).several,
    place: 140,
    messages: (language) => receivedMessages(language).events,
    readNames: namedBy(contactMessages, contactMessages.reference),
    pathOf: ({ recordId }) => `/office/contact-messages/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "contact-message": (typeof en)["events"];
  }
}
