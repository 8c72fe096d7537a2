import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addCountersignedProposal } from "#tests/support/proposals.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context: { db }, administrator }) => ({
    opportunity: (await addCountersignedProposal(db, administrator)).id,
  }),
};
