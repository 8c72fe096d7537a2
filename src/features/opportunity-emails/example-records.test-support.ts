import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context }) => ({ opportunity: await addOpportunity(context.db) }),
};
