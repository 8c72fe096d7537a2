import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { en } from "./messages/en.server.ts";
import { facilityServerMessages } from "./messages.server.ts";
import { facilityMessages } from "./messages.ts";

export const facilityHistory = {
  facility: {
    singular: (language) => facilityMessages(language).one,
    plural: (language) => facilityServerMessages(language).section,
    place: 30,
    messages: (language) => facilityServerMessages(language).facilityEvents,
    readNames: namedBy(facilities, facilities.name),
    pathOf: ({ clientId, facilityId }) => `/office/clients/${clientId}/facilities/${facilityId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    facility: (typeof en)["facilityEvents"];
  }
}
