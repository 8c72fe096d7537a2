/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { surveyAreas, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

export const surveyArchive: readonly ArchivedTable[] = [
  { table: walkThroughSurveys },
  { table: surveyAreas },
];
