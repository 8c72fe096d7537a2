import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { addUnmatchedEmail } from "#tests/support/unmatched-emails.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** The page of a conversation has the address of its opportunity. */
  add: async ({ context: { db } }) => ({
    opportunity: await addOpportunity(db),
    unmatched: await addUnmatchedEmail(db),
  }),
  idAt: { "office/pipeline/unmatched/:id": "unmatched" },
};
