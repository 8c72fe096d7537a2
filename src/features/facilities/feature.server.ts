import type { FeatureServer } from "#platform/feature.server.ts";
import { facilityFinder } from "./find.server.ts";
import { facilityHistory } from "./history-nouns.server.ts";
import { facilityPersonalData } from "./personal-data.server.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    facility: "client";
    scope: "client";
  }
}

export const facilitiesServer = {
  name: "facilities",
  find: [facilityFinder],
  changeEvents: {
    facility: { about: "client", needs: "facilities.read" },
    scope: { about: "client", needs: "facilities.read" },
  },
  history: facilityHistory,
  personalData: facilityPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
