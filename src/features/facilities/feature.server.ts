import type { FeatureServer } from "#platform/feature.server.ts";
import { facilityFinder } from "./find.server.ts";

export const facilitiesServer = {
  name: "facilities",
  find: [facilityFinder],
} satisfies FeatureServer;
