import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "./messages/en.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";
import { documents } from "./tables/documents.ts";

export const documentHistory = {
  document: {
    singular: (language) => documentMessages(language).one,
    plural: (language) => documentMessages(language).section,
    place: 110,
    messages: (language) => documentServerMessages(language).events,
    readNames: namedBy(documents, documents.title),
    pathOf: ({ recordId }) => `/office/documents/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    document: (typeof en)["events"];
  }
}
