import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addSurvey } from "#tests/support/surveys.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context: { db }, administrator }) => ({
    opportunity: (await addSurvey(db, administrator)).opportunityId,
  }),
};
