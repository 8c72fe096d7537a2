import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteLeftSurveyPhotos, surveyFiles } from "./file-records.server.ts";
import { surveyHistory } from "./history-nouns.server.ts";
import { readSurveyPanel } from "./office/survey-panel.server.ts";
import { surveyPersonalData } from "./personal-data.server.ts";
import { surveyAreas, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

export const walkThroughSurveysServer = {
  name: "walk-through-surveys",
  history: surveyHistory,
  archive: [{ table: walkThroughSurveys }, { table: surveyAreas }],
  fileRecords: surveyFiles,
  panels: { survey: readSurveyPanel },
  personalData: surveyPersonalData,
  cleanup: { surveyPhotos: deleteLeftSurveyPhotos },
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
