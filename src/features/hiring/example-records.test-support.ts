import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addSubmission } from "#tests/support/submissions.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  add: async ({ context: { db } }) => ({ application: await addSubmission(db, "application") }),
};
