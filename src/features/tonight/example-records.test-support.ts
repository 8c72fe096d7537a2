import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addAttendedVisit } from "#tests/support/visits.ts";

export const exampleRecords: ExampleRecords = {
  add: async ({ context, place, word, crewLead }) => ({
    visit: await addAttendedVisit(context, place, { word, crewLead }),
  }),
};
