import type { FeatureServer } from "#platform/feature.server.ts";
import { surveyArchive } from "./archive.server.ts";
import { surveyHistory } from "./history-nouns.server.ts";
import { surveyPersonalData } from "./personal-data.server.ts";

export const walkThroughSurveysServer = {
  name: "walk-through-surveys",
  history: surveyHistory,
  archive: surveyArchive,
  personalData: surveyPersonalData,
  demonstration: "nothing of its own",
} satisfies FeatureServer;
