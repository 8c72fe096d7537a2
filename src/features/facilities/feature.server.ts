import type { FeatureServer } from "#platform/feature.server.ts";
import { facilityFinder } from "./find.server.ts";
import { facilityHistory } from "./history-nouns.server.ts";
import { facilityPersonalData } from "./personal-data.server.ts";

export const facilitiesServer = {
  name: "facilities",
  find: [facilityFinder],
  history: facilityHistory,
  personalData: facilityPersonalData,
} satisfies FeatureServer;
