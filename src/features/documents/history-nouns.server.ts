/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { documents } from "./tables/documents.ts";

const documentMessages = {
  added: "Document added",
  "version-added": "Version added",
  "dates-changed": "Dates changed",
  acknowledged: "Acknowledged",
  withdrawn: "Withdrawn",
} as const;

export const documentHistory = {
  document: {
    singular: () => "Document",
    plural: () => "Documents",
    place: 110,
    messages: () => documentMessages,
    readNames: namedBy(documents, documents.title),
    pathOf: ({ recordId }) => `/office/documents/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    document: typeof documentMessages;
  }
}
