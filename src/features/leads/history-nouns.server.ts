import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "#platform/submissions/messages/en.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import { leadServerMessages } from "./messages.server.ts";
import { leads } from "./tables/leads.ts";

export const leadHistory = {
  lead: {
    singular: (language) => leadServerMessages(language).one,
    plural: (language) => leadServerMessages(language).several,
    place: 130,
    messages: (language) => receivedMessages(language).events,
    readNames: namedBy(leads, leads.reference),
    pathOf: ({ recordId }) => `/office/leads/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    lead: (typeof en)["events"];
  }
}
