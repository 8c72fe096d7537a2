import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  add: async ({ context: { db } }) => ({ opportunity: await addOpportunity(db) }),
};
