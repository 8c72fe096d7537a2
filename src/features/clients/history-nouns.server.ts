import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import type { en } from "./messages/en.ts";
import { clientMessages } from "./messages.ts";

export const clientHistory = {
  client: {
    singular: (language) => clientMessages(language).one,
    plural: (language) => clientMessages(language).section,
    place: 20,
    messages: (language) => clientMessages(language).events,
    readNames: namedBy(clients, clients.name),
    pathOf: ({ recordId }) => `/office/clients/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    client: (typeof en)["events"];
  }
}
