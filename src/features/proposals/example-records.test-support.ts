import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addSentProposal } from "#tests/support/proposals.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context, administrator }) => ({
    opportunity: (await addSentProposal(context.db, administrator)).id,
  }),
};
