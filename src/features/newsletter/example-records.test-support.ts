import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addDraftNewsletter } from "#tests/support/newsletters.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  add: async ({ context: { db }, administrator }) => ({
    newsletter: await addDraftNewsletter(db, administrator),
  }),
};
