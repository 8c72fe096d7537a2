import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { ratesNoun } from "./imports/rates-noun.server.ts";
import type { en } from "./messages/en.server.ts";
import { productionRateServerMessages } from "./messages.server.ts";
import { productionRateMessages } from "./messages.ts";
import { productionRatePersonalData } from "./personal-data.server.ts";
import { readRateNames } from "./read-rates.server.ts";
import { productionRates } from "./tables/production-rates.ts";

const productionRateHistory = {
  "production-rate": {
    singular: (language) => productionRateServerMessages(language).one,
    plural: (language) => productionRateMessages(language).title,
    place: 187,
    messages: (language) => productionRateServerMessages(language).events,
    readNames: readRateNames,
    pathOf: () => "/office/settings/production-rates",
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "production-rate": (typeof en)["events"];
  }
}

export const productionRatesServer = {
  name: "production-rates",
  settings: [
    {
      path: "/office/settings/production-rates",
      needs: "production-rates.change",
      place: 5,
      describe(language) {
        const { title, note } = productionRateMessages(language);
        return { title, note };
      },
    },
  ],
  history: productionRateHistory,
  archive: [{ table: productionRates }],
  imports: [ratesNoun],
  personalData: productionRatePersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
