/** Surveys are about rooms; whom to ask for a key may stand in any of their notes. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { surveyAreas, surveyEntries, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

export const surveyPersonalData = [
  personalTable({
    table: walkThroughSurveys,
    columns: {
      parking: "words",
      entrance: "words",
      alarm: "words",
      keys: "words",
      hours: "words",
      supplyCloset: "words",
      notes: "words",
    },
  }),
  personalTable({
    table: surveyAreas,
    columns: {
      name: "words",
      floor: "place",
      notes: "words",
      source: "code",
      takenAs: "words",
    },
  }),
  personalTable({ table: surveyEntries, columns: { kind: "code" } }),
];
