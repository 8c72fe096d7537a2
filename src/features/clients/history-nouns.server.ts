/** How the audit names it, and what can happen to it. */
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";

const clientMessages = {
  created: "Client added",
  "targets-changed": "Service levels changed",
  "billing-changed": "Billing changed",
  "credit-entered": "Credit entered",
} as const;

export const clientHistory = {
  client: {
    singular: () => "Client",
    plural: () => "Clients",
    place: 20,
    messages: () => clientMessages,
    readNames: namedBy(clients, clients.name),
    pathOf: ({ recordId }) => `/office/clients/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    client: typeof clientMessages;
  }
}
