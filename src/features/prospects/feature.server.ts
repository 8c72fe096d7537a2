import type { FeatureServer } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "./messages/en.server.ts";
import { prospectServerMessages } from "./messages.server.ts";
import { prospectPersonalData } from "./personal-data.server.ts";
import { prospectCompanies, prospectContacts } from "./tables/prospects.ts";

const prospectHistory = {
  "prospect-company": {
    singular: (language) => prospectServerMessages(language).one,
    plural: (language) => prospectServerMessages(language).plural,
    place: 126,
    messages: (language) => prospectServerMessages(language).events,
    readNames: namedBy(prospectCompanies, prospectCompanies.name),
    pathOf: ({ recordId }) => `/office/prospects/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "prospect-company": (typeof en)["events"];
  }
}

export const prospectsServer = {
  name: "prospects",
  history: prospectHistory,
  archive: [{ table: prospectCompanies }, { table: prospectContacts }],
  personalData: prospectPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
