import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addHeldKey } from "#tests/support/keys.ts";

export const exampleRecords: ExampleRecords = {
  /** With the crew lead, who sees it where they are assigned. */
  add: async ({ context, place, word, crewLead }) => ({
    key: await addHeldKey(context, place, { holderId: crewLead, label: `${word} door` }),
  }),
};
