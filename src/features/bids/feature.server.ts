import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { readBidNames } from "./bid-queries.server.ts";
import { describeBidField } from "./describe-field.server.ts";
import type { en } from "./messages/en.ts";
import { bidServerMessages } from "./messages.server.ts";
import { bidMessages } from "./messages.ts";
import { bidNotifications } from "./notifications.server.ts";
import { readBidPanel } from "./office/bid-panel.server.ts";
import { bidPersonalData } from "./personal-data.server.ts";
import { bids, bidVersions } from "./tables/bids.ts";

declare module "#platform/history/history-nouns.server.ts" {
  interface RecordName {
    /** The opportunity of a bid. */
    opportunityId?: string;
  }
}

const bidHistory = {
  bid: {
    singular: (language) => bidServerMessages(language).one,
    plural: (language) => bidMessages(language).plural,
    place: 128,
    messages: (language) => bidMessages(language).events,
    describeField: describeBidField,
    readNames: readBidNames,
    pathOf: (_, { opportunityId }) => `/office/pipeline/${opportunityId}/bid`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    bid: (typeof en)["events"];
  }
}

export const bidsServer = {
  name: "bids",
  history: bidHistory,
  archive: [{ table: bids }, { table: bidVersions }],
  notifications: bidNotifications,
  panels: { bid: readBidPanel },
  personalData: bidPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
