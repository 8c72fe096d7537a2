import { addBid } from "#tests/support/bids.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its page has the address of its opportunity. */
  add: async ({ context: { db }, administrator }) => ({
    opportunity: await addBid(db, administrator),
  }),
};
