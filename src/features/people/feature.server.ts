import type { FeatureServer } from "#platform/feature.server.ts";
import { personFinder } from "./find.server.ts";

export const peopleServer = {
  name: "people",
  find: [personFinder],
} satisfies FeatureServer;
